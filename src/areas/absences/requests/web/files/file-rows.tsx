import { Button } from "@mantine/core";
import { IconDownload, IconPaperclip, IconTrash } from "@tabler/icons-react";
import { useState } from "react";
import { contract as files } from "#areas/settings/files/contract.ts";
import { IconButton } from "#kit/ui/icon-button.tsx";
import { api } from "#kit/web/api.ts";
import { handleError } from "#kit/web/errors/handle-error.ts";
import { useTexts } from "#kit/web/texts.ts";
import { texts } from "./text.ts";
import "./files.css";

/** A file that was uploaded for an absence. */
export interface UploadedFile {
	readonly fileId: string;
	readonly name: string;
}

export interface FileRow extends UploadedFile {
	/** When, and by whom. */
	readonly about?: string;
	/** Where it is loaded from; none while no absence has it. */
	readonly href?: string;
	readonly mayRemove: boolean;
}

interface Given {
	readonly rows: readonly FileRow[];
	readonly onRemove: (row: FileRow) => void;
	/** None where no file may be added. */
	readonly onAdd?: ((file: UploadedFile) => Promise<void> | void) | undefined;
}

/** Files one below the other, each to be loaded or deleted, and a button that takes another one. */
export function FileRows({ rows, onRemove, onAdd }: Given) {
	const t = useTexts(texts);
	return (
		<div className="absence-files">
			{rows.length > 0 && (
				<ul>
					{rows.map((row) => (
						<li key={row.fileId}>
							<IconPaperclip size={16} stroke={1.7} aria-hidden />
							<span>
								<b>{row.name}</b>
								{row.about !== undefined && <small>{row.about}</small>}
							</span>
							{row.href !== undefined && (
								<a className="icon-button" href={row.href} download aria-label={t.load(row.name)}>
									<IconDownload size={18} stroke={1.7} aria-hidden />
								</a>
							)}
							{row.mayRemove && (
								<IconButton
									icon={IconTrash}
									label={t.remove(row.name)}
									onClick={() => onRemove(row)}
								/>
							)}
						</li>
					))}
				</ul>
			)}
			{onAdd && <AddFile onAdd={onAdd} />}
		</div>
	);
}

/** Uploads what is chosen. */
function AddFile({ onAdd }: { readonly onAdd: NonNullable<Given["onAdd"]> }) {
	const t = useTexts(texts);
	const [isBusy, setIsBusy] = useState(false);
	const take = async (file: File) => {
		setIsBusy(true);
		try {
			const { name } = file;
			const { fileId } = await api(files.uploadFile, { name, purpose: "ABSENCE" }, { file });
			await onAdd({ fileId, name });
		} catch (error) {
			handleError(error, { context: t.add });
		} finally {
			setIsBusy(false);
		}
	};
	return (
		<p className="absence-file-add" aria-busy={isBusy}>
			<Button component="label" size="xs" variant="default" data-busy={isBusy || undefined}>
				{isBusy ? t.adding : t.add}
				<input
					type="file"
					className="visually-hidden"
					accept=".pdf,.jpg,.jpeg,.png"
					disabled={isBusy}
					onChange={(event) => {
						const [file] = event.target.files ?? [];
						if (file !== undefined) void take(file);
						// the same file may be chosen once more, mended
						event.target.value = "";
					}}
				/>
			</Button>
			<small>{t.limits}</small>
		</p>
	);
}
