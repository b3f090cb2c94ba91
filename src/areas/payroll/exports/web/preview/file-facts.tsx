import { Fact, Facts } from "#kit/ui/facts/facts.tsx";
import { Section } from "#kit/ui/facts/section.tsx";
import { useFormat } from "#kit/web/format/format.ts";
import { useTexts } from "#kit/web/texts.ts";
import { texts } from "../../text.ts";
import type { ExportPreview } from "./file-view.tsx";

/** What the file will be called, and by what its bytes are known. */
export function FileFacts({ file }: { readonly file: ExportPreview }) {
	const t = useTexts(texts).facts;
	const format = useFormat();
	const { sha256, fileName, bytes, hasIni, type } = file;
	if (sha256 === null) return null;
	const size = format.number(bytes, 0);
	return (
		<Section title={t.title}>
			<Facts>
				<Fact label={t.name}>{fileName}</Fact>
				{hasIni && <Fact label={t.enclosed}>{iniName}</Fact>}
				<Fact label={t.coding}>{type === "PLAIN" ? t.bytes(size) : t.windows(size)}</Fact>
				<Fact label={t.hash}>
					<code className="wage-hash">{inGroups(sha256)}</code>
				</Fact>
			</Facts>
		</Section>
	);
}

const iniName = "LuG_Import.ini";

/** Eight signs at a time, so that two can be compared by eye. */
export function inGroups(hash: string): string {
	return (hash.match(/.{8}/g) ?? []).join(" ");
}
