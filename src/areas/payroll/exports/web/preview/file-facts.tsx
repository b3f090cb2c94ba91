import { Section } from "#kit/ui/facts/section.tsx";
import { useFormat } from "#kit/web/format/format.ts";
import { useTexts } from "#kit/web/texts.ts";
import { texts } from "../../text.ts";
import { FileHash } from "./file-hash.tsx";
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
			<dl className="wage-facts">
				<dt>{t.name}</dt>
				<dd>{fileName}</dd>
				{hasIni && <dt>{t.enclosed}</dt>}
				{hasIni && <dd>{iniName}</dd>}
				<dt>{t.coding}</dt>
				<dd>{type === "PLAIN" ? t.bytes(size) : t.windows(size)}</dd>
				<dt>{t.hash}</dt>
				<dd>
					<FileHash {...{ sha256, fileName }} />
				</dd>
			</dl>
		</Section>
	);
}

const iniName = "LuG_Import.ini";
