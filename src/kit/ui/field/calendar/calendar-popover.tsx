import { Popover } from "@mantine/core";
import { IconCalendar } from "@tabler/icons-react";
import { useRef } from "react";
import { useTexts } from "#kit/web/texts.ts";
import { useFloating } from "../../dialog/floating-place.ts";
import { lazyCode } from "../../state/lazy-code.ts";
import { LazyPart } from "../../state/lazy-part.tsx";
import { LoadingState } from "../../state/loading-state.tsx";
import { texts } from "../text.ts";
import { OpenButton } from "../typed/open-button.tsx";
import type { CalendarGiven } from "./day-calendar.tsx";

const calendar = lazyCode<CalendarGiven>(async () => {
	const { DayCalendar } = await import("./day-calendar.tsx");
	return { default: DayCalendar };
});

interface Given extends CalendarGiven {
	readonly label: string;
	readonly disabled?: boolean | undefined;
	readonly isOpen: boolean;
	readonly setOpen: (isOpen: boolean) => void;
}

/** The calendar behind a field's button; its code comes when it is first opened. */
export function CalendarPopover(given: Given) {
	const t = useTexts(texts).calendar;
	const floating = useFloating();
	const button = useRef<HTMLButtonElement>(null);
	const { label, disabled, isOpen, setOpen, ...props } = given;
	const close = () => {
		setOpen(false);
		button.current?.focus();
	};
	return (
		<Popover
			{...floating}
			opened={isOpen}
			onDismiss={() => setOpen(false)}
			onChange={(opened) => !opened && close()}
			position="bottom-end"
			trapFocus
			shadow="md"
		>
			<Popover.Target>
				<OpenButton
					ref={button}
					icon={IconCalendar}
					label={t.open(label)}
					isOpen={isOpen}
					disabled={disabled}
					onClick={() => setOpen(!isOpen)}
				/>
			</Popover.Target>
			<Popover.Dropdown aria-label={t.title(label)}>
				<LazyPart
					code={calendar}
					fallback={<LoadingState />}
					props={{
						...props,
						onChange: (from, to) => {
							props.onChange(from, to);
							if (to !== null) close();
						},
					}}
				/>
			</Popover.Dropdown>
		</Popover>
	);
}
