import { useState } from "react";
import { contract as files } from "#areas/settings/files/contract.ts";
import type { ImportKind } from "#domain/import/import-fields.ts";
import { api } from "#kit/web/api.ts";
import { handleError } from "#kit/web/errors/handle-error.ts";
import { useTexts } from "#kit/web/texts.ts";
import { renew } from "#kit/web/use-api.ts";
import { contract } from "../contract.ts";
import { texts } from "../text.ts";

/** Sends a file and begins an import with it. */
export function useUpload(kind: ImportKind, onDone: (importId: string) => void) {
	const t = useTexts(texts).panel;
	const [isBusy, setIsBusy] = useState(false);
	const upload = async (file: File) => {
		setIsBusy(true);
		try {
			const { name } = file;
			const { fileId } = await api(files.uploadFile, { name }, { file });
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
