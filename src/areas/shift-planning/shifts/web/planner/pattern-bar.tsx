import { IconPrinter } from "@tabler/icons-react";
import { useEffect } from "react";
import { IconButton } from "#kit/ui/icon-button.tsx";
import { useTexts } from "#kit/web/texts.ts";
import { texts } from "../text.ts";
import type { ShiftPattern } from "./patterns.ts";

interface Given {
	readonly patterns: readonly ShiftPattern[];
	readonly pattern: ShiftPattern | undefined;
	readonly onChoose: (pattern: ShiftPattern | undefined) => void;
	readonly onPrint: () => void;
}

/** Shifts that are planned often: the chosen one is drawn into the plan. */
export function PatternBar({ patterns, pattern, onChoose, onPrint }: Given) {
	const t = useTexts(texts);
	useEffect(() => {
		if (pattern === undefined) return;
		const onKey = (event: KeyboardEvent) => {
			if (event.key === "Escape") onChoose(undefined);
		};
		window.addEventListener("keydown", onKey);
		return () => window.removeEventListener("keydown", onKey);
	}, [pattern, onChoose]);
	return (
		<fieldset className="shift-patterns" aria-label={t.pattern}>
			{patterns.map((one) => {
				const isChosen = one.key === pattern?.key;
				return (
					<button
						key={one.key}
						type="button"
						className="shift-pattern"
						aria-pressed={isChosen}
						title={one.name}
						aria-label={`${one.short} ${one.times}: ${one.name}`}
						style={{ "--tone": one.color } as React.CSSProperties}
						onClick={() => onChoose(isChosen ? undefined : one)}
					>
						<b>{one.short}</b> {one.times}
					</button>
				);
			})}
			<output className="shift-patterns-hint">
				{pattern && t.drawing(`${pattern.short} ${pattern.times}`)}
			</output>
			<IconButton icon={IconPrinter} label={t.print} onClick={onPrint} />
		</fieldset>
	);
}
