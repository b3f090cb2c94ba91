import { Section } from "#kit/ui/facts/section.tsx";
import { api } from "#kit/web/api.ts";
import { browserConfig } from "#kit/web/config.ts";
import { useFormat } from "#kit/web/format/format.ts";
import { removeEntry } from "#kit/web/remove-entry.ts";
import { useTexts } from "#kit/web/texts.ts";
import { renew } from "#kit/web/use-api.ts";
import type { AbsenceDetail } from "../../contract/absence-answer.ts";
import { mostFiles } from "../../contract/files.ts";
import { contract } from "../../contract.ts";
import { FileRows, type UploadedFile } from "./file-rows.tsx";
import { texts } from "./text.ts";

/** Files of an absence: loaded, added and deleted. */
export default function FilesSection({ absence }: { readonly absence: AbsenceDetail }) {
	const t = useTexts(texts);
	const format = useFormat();
	const { id, files, mayAddFiles } = absence;
	const add = async ({ fileId }: UploadedFile) => {
		await api(contract.addAbsenceFile, { id, fileId });
		await renew(contract.getAbsence, { id });
	};
	const remove = ({ fileId, name }: UploadedFile) =>
		void removeEntry({
			title: t.removeTitle,
			text: t.removeText(name),
			remove: () => api(contract.removeAbsenceFile, { id, fileId }),
			renew: () => renew(contract.getAbsence, { id }),
		});
	const rows = files.map(({ addedAt, addedBy, ...file }) => ({
		...file,
		about: `${addedBy.lastName}, ${addedBy.firstName} · ${format.instant(addedAt)}`,
		href: addressOf(id, file.fileId),
	}));
	return (
		<Section title={t.title}>
			<FileRows
				rows={rows}
				onRemove={remove}
				onAdd={mayAddFiles && files.length < mostFiles ? add : undefined}
			/>
		</Section>
	);
}

function addressOf(id: string, fileId: string): string {
	const [absence, file] = [id, fileId].map(encodeURIComponent);
	return `${browserConfig().apiUrl}/api/absences/${absence}/files/${file}`;
}
