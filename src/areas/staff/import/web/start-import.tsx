import { IconTableImport } from "@tabler/icons-react";
import { useState } from "react";
import { contract as files } from "#areas/settings/files/contract.ts";
import type { ImportKind } from "#domain/import/import-fields.ts";
import { importKinds } from "#domain/import/import-kinds.ts";
import { Section } from "#kit/ui/facts/section.tsx";
import { SegmentedField } from "#kit/ui/field/choice/segmented-field.tsx";
import { DropZone } from "#kit/ui/field/drop-zone.tsx";
import { api } from "#kit/web/api.ts";
import { handleError } from "#kit/web/errors/handle-error.ts";
import { useFormat } from "#kit/web/format/format.ts";
import { useMay } from "#kit/web/session/session-store.ts";
import { useTexts } from "#kit/web/texts.ts";
import { renew, useApi } from "#kit/web/use-api.ts";
import { contract, type ImportRun } from "../contract.ts";
import { texts } from "../text.ts";

interface Given {
	readonly first?: ImportKind | undefined;
	readonly onOpen: (importId: string) => void;
}

/** Takes a table, or goes on with an earlier one. */
export function StartImport({ first, onOpen }: Given) {
	const t = useTexts(texts).panel;
	const kinds = useOpenKinds();
	const [chosen, setKind] = useState(first);
	const kind = kinds.find((one) => one === chosen) ?? kinds[0] ?? "PEOPLE";
	const { upload, isBusy } = useUpload(kind, onOpen);
	return (
		<>
			<p className="import-about">{t.about}</p>
			{kinds.length > 1 && (
				<SegmentedField<ImportKind>
					label={t.kind}
					value={kind}
					onChange={setKind}
					options={kinds.map((value) => ({ value, label: t.kinds[value] }))}
				/>
			)}
			<DropZone
				icon={IconTableImport}
				label={t.choose}
				drag={t.drop}
				hint={t.limits}
				busy={isBusy ? t.uploading : undefined}
				accept=".xlsx,.csv,.txt,.tsv"
				onFile={upload}
			/>
			<EarlierImports onOpen={onOpen} />
		</>
	);
}

/** What the signed-in person may import. */
function useOpenKinds(): readonly ImportKind[] {
	const isOpen: Readonly<Record<ImportKind, boolean>> = {
		PEOPLE: useMay("users.manage", "WRITE"),
		UNITS: useMay("units.manage", "WRITE"),
		ABSENCES: useMay("absences.manage", "FULL"),
	};
	return importKinds.filter((kind) => isOpen[kind]);
}

/** Sends a file and begins an import with it. */
function useUpload(kind: ImportKind, onDone: (importId: string) => void) {
	const t = useTexts(texts).panel;
	const [isBusy, setIsBusy] = useState(false);
	const upload = async (file: File) => {
		setIsBusy(true);
		try {
			const { name } = file;
			const { fileId } = await api(files.uploadFile, { name, purpose: `IMPORT_${kind}` }, { file });
			const { id } = await api(contract.createImport, { kind, fileId });
			void renew(contract.listImports);
			onDone(id);
		} catch (error) {
			handleError(error, { context: t.uploadingTitle });
		} finally {
			setIsBusy(false);
		}
	};
	return { isBusy, upload };
}

interface EarlierImportsGiven {
	readonly onOpen: (importId: string) => void;
}

/** One's own imports of the last days: to go on with, to look at, to undo. */
function EarlierImports({ onOpen }: EarlierImportsGiven) {
	const t = useTexts(texts).panel;
	const { data } = useApi(contract.listImports, {});
	if (data === undefined) return null;
	return (
		<Section title={t.earlier}>
			{data.imports.length === 0 ? (
				<p className="import-hint">{t.noneEarlier}</p>
			) : (
				<ul className="import-earlier">
					{data.imports.map((run) => (
						<li key={run.id}>
							<EarlierImport run={run} onOpen={onOpen} />
						</li>
					))}
				</ul>
			)}
		</Section>
	);
}

function EarlierImport({ run, onOpen }: EarlierImportsGiven & { readonly run: ImportRun }) {
	const t = useTexts(texts).panel;
	const format = useFormat();
	const at = run.undoneAt ?? run.ranAt;
	return (
		<button type="button" onClick={() => onOpen(run.id)}>
			<b>{run.fileName}</b>
			<span>
				{t.kinds[run.kind]} · {t.lines(run.lineCount)}
			</span>
			<span>
				{t.statuses[run.status]}
				{at !== null && ` · ${format.instant(at)}`}
			</span>
		</button>
	);
}
