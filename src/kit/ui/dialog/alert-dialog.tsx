import { Button } from "@mantine/core";
import { useTexts } from "#kit/web/texts.ts";
import { texts } from "../text.ts";
import { DialogFrame } from "./dialog-frame.tsx";
import { showDialog } from "./dialog-store.ts";

export interface Alert {
	readonly title: string;
	readonly text?: string | undefined;
	/** One line each. */
	readonly lines?: readonly string[];
	/** A second button; the answer is then "action". */
	readonly action?: string | undefined;
	readonly ok?: string;
	readonly size?: "narrow" | "wide";
}

interface Given extends Alert {
	readonly onAnswer: (answer: "ok" | "action") => void;
}

/** Tells something that has to be read. */
export function AlertDialog({ onAnswer, ...given }: Given) {
	const t = useTexts(texts);
	return (
		<DialogFrame
			title={given.title}
			size={given.size ?? "narrow"}
			role="alertdialog"
			onCancel={() => onAnswer("ok")}
			footer={
				<>
					<Button
						variant={given.action === undefined ? "filled" : "default"}
						onClick={() => onAnswer("ok")}
					>
						{given.ok ?? (given.action === undefined ? t.ok : t.cancel)}
					</Button>
					{given.action !== undefined && (
						<Button onClick={() => onAnswer("action")}>{given.action}</Button>
					)}
				</>
			}
		>
			{given.text && <p>{given.text}</p>}
			{given.lines !== undefined && given.lines.length > 0 && (
				<ul>
					{given.lines.map((line) => (
						<li key={line}>{line}</li>
					))}
				</ul>
			)}
		</DialogFrame>
	);
}

/** Shows an alert and waits until it is read; null when `signal` took it away. */
export function alertDialog(given: Alert, signal?: AbortSignal): Promise<"ok" | "action" | null> {
	return showDialog<"ok" | "action">(
		(answer) => <AlertDialog {...given} onAnswer={answer} />,
		signal,
	);
}
