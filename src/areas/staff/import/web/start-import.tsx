import { useState } from "react";
import { type ImportKind, importKinds } from "#domain/import/import-fields.ts";
import { SegmentedField } from "#kit/ui/field/segmented-field.tsx";
import { useMay } from "#kit/web/session/session-store.ts";
import { useTexts } from "#kit/web/texts.ts";
import { texts } from "../text.ts";
import { DropZone } from "./drop-zone.tsx";
import { EarlierImports } from "./earlier-imports.tsx";
import { useUpload } from "./use-upload.ts";

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
			<DropZone isBusy={isBusy} onFile={upload} />
			<EarlierImports onOpen={onOpen} />
		</>
	);
}

/** What the signed-in person may import. */
function useOpenKinds(): readonly ImportKind[] {
	const isOpen: Readonly<Record<ImportKind, boolean>> = {
		PEOPLE: useMay("users.manage", "WRITE"),
		UNITS: useMay("units.manage", "WRITE"),
	};
	return importKinds.filter((kind) => isOpen[kind]);
}
