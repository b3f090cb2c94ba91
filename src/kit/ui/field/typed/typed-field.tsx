import { TextInput } from "@mantine/core";
import type { KeyboardEvent, ReactNode } from "react";
import { type FieldGiven, type FieldRoom, roomProps, useInputProps } from "../field-given.ts";
import { type Parsed, useTypedText } from "./use-typed-text.ts";
import "../field.css";

interface Given<Value> extends FieldGiven<Value | null> {
	/** How a value is shown once the field is left. */
	readonly print: (value: Value) => string;
	readonly parse: (text: string) => Parsed<Value>;
	/**
	 * The value after an arrow key.
	 *
	 * @param steps 1 up, -1 down; 10 with Page keys
	 */
	readonly step?: (value: Value | null, steps: Step) => Value | null;
	readonly left?: ReactNode;
	/** What stands at the end: a unit, a button. */
	readonly right?: (choose: (value: Value | null) => void) => ReactNode;
	readonly rightWidth?: number | undefined;
	readonly inputMode?: "numeric" | "decimal" | "text";
	readonly isNumber?: boolean;
	readonly room: FieldRoom;
	/** Alt and arrow down. */
	readonly onOpen?: (() => void) | undefined;
}

export interface Step {
	readonly by: 1 | -1;
	/** Page keys instead of arrows. */
	readonly isFar: boolean;
	readonly isFine: boolean;
}

/** A field whose text stands for something else: a date, a duration, a number. */
export function TypedField<Value>(given: Given<Value>) {
	const typed = useTypedText(given);
	const isEmpty = given.value === null && typed.text.trim() === "";
	const onKeyDown = (event: KeyboardEvent) => {
		if (given.readOnly || given.disabled) return;
		if (event.altKey && event.key === "ArrowDown" && given.onOpen) {
			event.preventDefault();
			given.onOpen();
			return;
		}
		const step = stepOf(event);
		if (step === undefined || given.step === undefined) return;
		event.preventDefault();
		const next = given.step(given.value, step);
		if (next !== null) typed.choose(next);
	};
	return (
		<TextInput
			{...useInputProps(given, isEmpty, typed.fault)}
			{...roomProps(given.room)}
			classNames={{ input: "field-input" }}
			value={typed.text}
			onChange={(event) => typed.type(event.currentTarget.value)}
			onBlur={typed.leave}
			onKeyDown={onKeyDown}
			autoComplete="off"
			spellCheck={false}
			inputMode={given.inputMode ?? "text"}
			maxLength={100}
			data-number={given.isNumber || undefined}
			leftSection={given.left}
			rightSection={given.right?.(typed.choose)}
			rightSectionWidth={given.rightWidth ?? 34}
		/>
	);
}

function stepOf(event: KeyboardEvent): Step | undefined {
	if (event.altKey || event.ctrlKey || event.metaKey) return undefined;
	const [, kind, way] = /^(Arrow|Page)(Up|Down)$/.exec(event.key) ?? [];
	if (way === undefined) return undefined;
	return { by: way === "Up" ? 1 : -1, isFar: kind === "Page", isFine: event.shiftKey };
}
