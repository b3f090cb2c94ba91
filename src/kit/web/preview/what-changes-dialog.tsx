import { Button } from "@mantine/core";
import type { FigurePreview } from "#kit/contract/figure-preview.ts";
import { DialogFrame } from "#kit/ui/dialog/dialog-frame.tsx";
import type { Answered } from "#kit/ui/dialog/lazy-dialog.ts";
import { useTexts } from "../texts.ts";
import { texts } from "./text.ts";
import { WhatChanges } from "./what-changes.tsx";

interface Given extends Answered<"apply" | null> {
	readonly preview: FigurePreview;
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
					<Button data-autofocus onClick={() => onAnswer("apply")}>
						{t.apply}
					</Button>
				</>
			}
		>
			<WhatChanges preview={preview} />
		</DialogFrame>
	);
}
