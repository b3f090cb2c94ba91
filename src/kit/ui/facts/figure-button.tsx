import type { ReactNode } from "react";
import { useTexts } from "#kit/web/texts.ts";
import { texts } from "../text.ts";
import "./figure-button.css";

interface Given {
	readonly label: string;
	/** Undefined until it is known. */
	readonly value: string | undefined;
	readonly note?: ReactNode;
	readonly tone?: "plus" | "minus" | undefined;
	/** Opens where the figure comes from; absent where there is nothing to open. */
	readonly run?: (() => void) | undefined;
}

/** One number at the head of a panel, and the way to where it comes from. */
export function FigureButton({ label, value, note, tone, run }: Given) {
	const { loading } = useTexts(texts);
	const content = (
		<>
			<span>{label}</span>
			<b data-tone={tone}>{value ?? <i role="img" aria-label={loading} />}</b>
			<small>{value !== undefined && note}</small>
		</>
	);
	if (run === undefined) return <div className="figure-button">{content}</div>;
	return (
		<button type="button" className="figure-button" onClick={run}>
			{content}
		</button>
	);
}
