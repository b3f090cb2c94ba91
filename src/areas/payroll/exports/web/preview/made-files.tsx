import { Button } from "@mantine/core";
import { IconDownload } from "@tabler/icons-react";
import type { ExportType } from "#domain/wage-export/wage-mapping.ts";
import { Section } from "#kit/ui/facts/section.tsx";
import { commonTextEdit } from "#kit/ui/panels.ts";
import { openPicker } from "#kit/ui/picker/open-picker.ts";
import { Answer } from "#kit/web/answer.tsx";
import { api } from "#kit/web/api.ts";
import { browserConfig } from "#kit/web/config.ts";
import { useFormat } from "#kit/web/format/format.ts";
import { useMayGlobally } from "#kit/web/session/session-store.ts";
import { useTexts } from "#kit/web/texts.ts";
import type { MadeExport } from "../../contract/files.ts";
import { contract } from "../../contract.ts";
import { texts } from "../../text.ts";
import { renewFiles } from "./file-foot.tsx";
import { FileHash } from "./file-hash.tsx";
import { makeAgain } from "./make-again.tsx";

interface Given {
	readonly configId: string;
	readonly month: string;
	readonly type: ExportType;
}

/** The files of a month: loaded byte for byte as they were made, made again, reported as read. */
export function MadeFiles({ configId, month, type }: Given) {
	const { made: t, file } = useTexts(texts);
	return (
		<Section title={t.title}>
			<Answer
				endpoint={contract.listPayrollExports}
				input={{ configId, month }}
				notLoaded={file.failed}
				keep
			>
				{({ items }) =>
					items.length === 0 ? (
						<p>{t.none}</p>
					) : (
						<ul className="wage-made">
							{items.map((one) => (
								<Made key={one.id} made={one} type={type} />
							))}
						</ul>
					)
				}
			</Answer>
		</Section>
	);
}

interface MadeGiven {
	readonly made: MadeExport;
	readonly type: ExportType;
}

function Made({ made, type }: MadeGiven) {
	const { made: t, lines } = useTexts(texts);
	const format = useFormat();
	const mayWrite = useMayGlobally("payroll.manage", "WRITE");
	const { fileName, madeAt, madeBy, imported, isReplaced, sha256 } = made;
	const state = imported === null ? t.state.MADE : t.state.IMPORTED;
	return (
		<li data-replaced={isReplaced || undefined}>
			<a href={addressOf(made, "FILE")} download aria-label={t.load(fileName)}>
				<IconDownload size={16} stroke={1.8} aria-hidden />
				{fileName}
			</a>
			<span>{isReplaced ? t.replaced : state}</span>
			<small>{`${lines(made.lines)} · ${t.by(format.instant(madeAt), madeBy)}`}</small>
			<FileHash {...{ sha256, fileName }} />
			{imported !== null && (
				<small>
					{t.imported(format.instant(imported.at), imported.by)}
					<q>{imported.protocol}</q>
				</small>
			)}
			{type === "DATEV_LUG" && !isReplaced && (
				<a href={addressOf(made, "INI")} download>
					{t.loadIni}
				</a>
			)}
			{mayWrite && imported === null && !isReplaced && <Ways made={made} />}
		</li>
	);
}

function addressOf({ id }: MadeExport, part: "FILE" | "INI"): string {
	return `${browserConfig().apiUrl}/api/payroll-exports/${encodeURIComponent(id)}/file?part=${part}`;
}

function Ways({ made: { id, fileName } }: { readonly made: MadeExport }) {
	const t = useTexts(texts).made;
	const report = async () => {
		const given = { title: t.importTitle, sub: fileName, label: t.protocol, value: "" };
		const save = (protocol: string) => api(contract.importPayrollExport, { id, protocol });
		const said = await openPicker(commonTextEdit, { ...given, required: true, rows: 8, save });
		if (said !== null) await renewFiles();
	};
	return (
		<div>
			<Button size="compact-sm" variant="default" onClick={() => void report()}>
				{t.import}
			</Button>
			<Button size="compact-sm" variant="subtle" onClick={() => void makeAgain(id)}>
				{t.again}
			</Button>
		</div>
	);
}
