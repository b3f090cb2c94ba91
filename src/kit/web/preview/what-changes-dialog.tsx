import { Button } from "@mantine/core";
import type { FigurePreview } from "#kit/contract/figure-preview.ts";
import { DialogFrame } from "#kit/ui/dialog/dialog-frame.tsx";
import type { Answered } from "#kit/ui/dialog/lazy-dialog.ts";
import { useTexts } from "../texts.ts";
import { texts } from "./text.ts";
import WhatChanges from "./what-changes.tsx";

interface Given extends Answered<"apply" | null> {
	/** Null: it could not be found out. */
	readonly preview: FigurePreview | null;
}

/** Between the press of the button that saves and the change: whom it concerns. */
export default function WhatChangesDialog({ preview, onAnswer }: Given) {
	const t = useTexts(texts);
	return (
		<DialogFrame
			title={t.title}
			size="wide"
			onCancel={() => onAnswer(null)}
			footer={
				<>
					<Button variant="default" onClick={() => onAnswer(null)}>
						{t.back}
					</Button>
					<Button onClick={() => onAnswer("apply")}>{t.apply}</Button>
				</>
			}
		>
			{preview === null ? <p>{t.failed}</p> : <WhatChanges preview={preview} />}
		</DialogFrame>
	);
}
