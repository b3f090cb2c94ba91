import { Button } from "@mantine/core";
import { IconAlertTriangle } from "@tabler/icons-react";
import { useTexts } from "#kit/web/texts.ts";
import { texts } from "../text.ts";
import "./states.css";

interface Given {
	readonly text: string;
	readonly onRetry?: (() => void) | undefined;
}

/** Something could not be shown; offers another try. */
export function ErrorState({ text, onRetry }: Given) {
	const t = useTexts(texts);
	return (
		<div className="state-box" role="alert">
			<IconAlertTriangle size={24} stroke={1.6} aria-hidden />
			<p>{text}</p>
			{onRetry && (
				<Button variant="default" onClick={onRetry}>
					{t.retry}
				</Button>
			)}
		</div>
	);
}
