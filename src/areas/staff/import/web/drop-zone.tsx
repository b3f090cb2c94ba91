import { Button } from "@mantine/core";
import { IconTableImport } from "@tabler/icons-react";
import { type DragEvent, useState } from "react";
import { useTexts } from "#kit/web/texts.ts";
import { texts } from "../text.ts";

/** A file is dragged here, or chosen by the button inside. */
export function DropZone({ isBusy, onFile }: { isBusy: boolean; onFile: (file: File) => void }) {
	const t = useTexts(texts).panel;
	const [isOver, setIsOver] = useState(false);
	const take = (files: FileList | null) => {
		const file = files?.[0];
		if (file !== undefined && !isBusy) onFile(file);
	};
	const drag = (event: DragEvent, over: boolean) => {
		event.preventDefault();
		setIsOver(over);
	};
	return (
		<section
			className="import-drop"
			aria-label={t.choose}
			aria-busy={isBusy}
			data-over={isOver || undefined}
			onDragOver={(event) => drag(event, true)}
			onDragLeave={(event) => drag(event, false)}
			onDrop={(event) => {
				drag(event, false);
				take(event.dataTransfer.files);
			}}
		>
			<IconTableImport size={28} stroke={1.5} aria-hidden />
			{isBusy ? (
				<p role="status">{t.uploading}</p>
			) : (
				<>
					<p className="import-drag">{t.drop}</p>
					<Button component="label" size="xs" variant="default" className="import-choose">
						{t.choose}
						<input
							type="file"
							className="visually-hidden"
							accept=".xlsx,.csv,.txt,.tsv"
							onChange={(event) => {
								take(event.target.files);
								// the same file may be chosen once more, mended
								event.target.value = "";
							}}
						/>
					</Button>
				</>
			)}
			<p className="import-hint">{t.limits}</p>
		</section>
	);
}
