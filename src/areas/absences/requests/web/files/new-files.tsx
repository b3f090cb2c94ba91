import { FormSection } from "#kit/ui/form/form-section.tsx";
import { useTexts } from "#kit/web/texts.ts";
import { mostFiles } from "../../contract/files.ts";
import { FileRows, type UploadedFile } from "./file-rows.tsx";
import { texts } from "./text.ts";

interface Given {
	readonly files: readonly UploadedFile[];
	readonly onChange: (files: readonly UploadedFile[]) => void;
}

/** Files that a new absence is to have: uploaded at once, and sent along with it. */
export default function NewFiles({ files, onChange }: Given) {
	const t = useTexts(texts);
	return (
		<FormSection id="files" title={t.title}>
			<div data-wide>
				<FileRows
					rows={files.map((file) => ({ ...file, mayRemove: true }))}
					onRemove={({ fileId }) => onChange(files.filter((one) => one.fileId !== fileId))}
					onAdd={files.length < mostFiles ? (file) => onChange([...files, file]) : undefined}
				/>
			</div>
		</FormSection>
	);
}
