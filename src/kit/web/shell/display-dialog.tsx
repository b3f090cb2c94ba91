import { Button } from "@mantine/core";
import { DialogFrame } from "#kit/ui/dialog/dialog-frame.tsx";
import type { Answered } from "#kit/ui/dialog/lazy-dialog.ts";
import { DisplaySettings } from "../settings/display-settings.tsx";
import { texts } from "../text.ts";
import { useTexts } from "../texts.ts";

/** How everything looks. */
export default function DisplayDialog({ onAnswer }: Answered<null>) {
	const onClose = () => onAnswer(null);
	const t = useTexts(texts).display;
	return (
		<DialogFrame
			title={t.title}
			onCancel={onClose}
			footer={<Button onClick={onClose}>{t.close}</Button>}
		>
			<DisplaySettings />
		</DialogFrame>
	);
}
