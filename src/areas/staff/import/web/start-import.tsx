import { useState } from "react";
import {
	type ImportKind,
	importKinds,
} from "../../../../domain/import/import-fields.ts";
import { SegmentedField } from "../../../../kit/ui/field/segmented-field.tsx";
import { useTexts } from "../../../../kit/web/texts.ts";
import { texts as german } from "../text.de.ts";
import { texts as english } from "../text.en.ts";
import { DropZone } from "./drop-zone.tsx";
import { EarlierImports } from "./earlier-imports.tsx";
import { useUpload } from "./use-upload.ts";

interface Given {
	readonly onOpen: (importId: string) => void;
}

/** Takes a table, or goes on with an earlier one. */
export function StartImport({ onOpen }: Given) {
	const t = useTexts(german, english).panel;
	const [kind, setKind] = useState<ImportKind>("PEOPLE");
	const { upload, isBusy } = useUpload(kind, onOpen);
	return (
		<>
			<p className="import-about">{t.about}</p>
			<SegmentedField<ImportKind>
				label={t.kind}
				value={kind}
				onChange={setKind}
				options={importKinds.map((value) => ({ value, label: t.kinds[value] }))}
			/>
			<DropZone isBusy={isBusy} onFile={upload} />
			<EarlierImports onOpen={onOpen} />
		</>
	);
}
