import { Button } from "@mantine/core";
import type { Icon } from "@tabler/icons-react";
import { type DragEvent, useState } from "react";
import "./drop-zone.css";

interface Given {
	readonly icon: Icon;
	/** What the button says, and the whole place to screen readers. */
	readonly label: string;
	/** Beside the button, for people with a mouse. */
	readonly drag: string;
	/** Which files are taken. */
	readonly hint: string;
	/** Said in place of the button while a file is worked on. */
	readonly busy?: string | undefined;
	/** Endings of names. */
	readonly accept: string;
	readonly onFile: (file: File) => void;
}

/** A file is dragged here, or chosen by the button inside. */
export function DropZone({ icon: Shape, label, drag, hint, busy, accept, onFile }: Given) {
	const [isOver, setIsOver] = useState(false);
	const take = (files: FileList | null) => {
		const file = files?.[0];
		if (file !== undefined && busy === undefined) onFile(file);
	};
	const move = (event: DragEvent, over: boolean) => {
		event.preventDefault();
		setIsOver(over);
	};
	return (
		<section
			className="drop-zone"
			aria-label={label}
			aria-busy={busy !== undefined}
			data-over={isOver || undefined}
			onDragOver={(event) => move(event, true)}
			onDragLeave={(event) => move(event, false)}
			onDrop={(event) => {
				move(event, false);
				take(event.dataTransfer.files);
			}}
		>
			<Shape size={28} stroke={1.5} aria-hidden />
			{busy === undefined ? (
				<>
					<p className="drop-zone-drag">{drag}</p>
					<Button component="label" size="xs" variant="default" className="drop-zone-choose">
						{label}
						<input
							type="file"
							className="visually-hidden"
							accept={accept}
							onChange={(event) => {
								take(event.target.files);
								// the same file may be chosen once more, mended
								event.target.value = "";
							}}
						/>
					</Button>
				</>
			) : (
				<p role="status">{busy}</p>
			)}
			<p className="drop-zone-hint">{hint}</p>
		</section>
	);
}
