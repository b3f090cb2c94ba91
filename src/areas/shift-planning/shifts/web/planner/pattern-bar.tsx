import { Button, Menu } from "@mantine/core";
import { IconPrinter } from "@tabler/icons-react";
import { useEffect, useRef } from "react";
import { WantedMenu } from "#kit/ui/menu/wanted-menu.tsx";
import type { PaperLook } from "#kit/ui/timeline/print/timeline-paper.tsx";
import { useIsList } from "#kit/ui/timeline/use-is-list.ts";
import { useTexts } from "#kit/web/texts.ts";
import { texts } from "../text.ts";
import type { ShiftPattern } from "./patterns.ts";

interface Given {
	readonly patterns: readonly ShiftPattern[];
	readonly pattern: ShiftPattern | undefined;
	readonly onChoose: (pattern: ShiftPattern | undefined) => void;
	/** Takes one into the plan: it is drawn where it is let go. */
	readonly onTake: (pattern: ShiftPattern, press: PointerEvent) => void;
	readonly onPrint: (look: PaperLook) => void;
}

const looks = [
	{ id: "whole", size: "A4", isApart: false },
	{ id: "wallA4", size: "A4", isApart: true },
	{ id: "wallA3", size: "A3", isApart: true },
] as const;

/** Shifts that are planned often: each is dragged into the plan, the chosen one is drawn over days of it. */
export function PatternBar({ patterns, pattern, onChoose, onTake, onPrint }: Given) {
	const t = useTexts(texts);
	const bar = useRef<HTMLFieldSetElement>(null);
	// nothing is drawn into a list
	const shown = useIsList(bar) === false ? patterns : [];
	useEffect(() => {
		if (pattern === undefined) return;
		const onKey = (event: KeyboardEvent) => {
			if (event.key === "Escape") onChoose(undefined);
		};
		window.addEventListener("keydown", onKey);
		return () => window.removeEventListener("keydown", onKey);
	}, [pattern, onChoose]);
	return (
		<fieldset ref={bar} className="shift-patterns" aria-label={t.pattern}>
			{shown.map((one) => {
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
						onPointerDown={({ nativeEvent }) => onTake(one, nativeEvent)}
					>
						<b>{one.short}</b> {one.times}
					</button>
				);
			})}
			<output className="shift-patterns-hint">
				{pattern && t.drawing(`${pattern.short} ${pattern.times}`)}
			</output>
			<WantedMenu
				position="bottom-end"
				button={
					<Button size="xs" variant="default" leftSection={<IconPrinter size={15} aria-hidden />}>
						{t.print}
					</Button>
				}
			>
				{() =>
					looks.map((look) => (
						<Menu.Item key={look.id} onClick={() => onPrint(look)}>
							{t.printing[look.id]}
						</Menu.Item>
					))
				}
			</WantedMenu>
		</fieldset>
	);
}
