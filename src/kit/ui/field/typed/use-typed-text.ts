import { useState } from "react";
import type { FieldGiven } from "../field-given.ts";

/** A value, or the sentence that says how to mend the text. */
export type Parsed<Value> = { readonly value: Value } | { readonly fault: string };

/** A number as it is, unless it is less or more than may be; a fault is said with the limit as it is printed. */
export function within(
	value: number,
	{ least, most }: { readonly least?: number | undefined; readonly most?: number | undefined },
	print: (limit: number) => string,
	t: Readonly<Record<"least" | "most", (limit: string) => string>>,
): Parsed<number> {
	if (least !== undefined && value < least) return { fault: t.least(print(least)) };
	if (most !== undefined && value > most) return { fault: t.most(print(most)) };
	return { value };
}

interface Given<Value> extends FieldGiven<Value | null> {
	readonly print: (value: Value) => string;
	readonly parse: (text: string) => Parsed<Value>;
}

/**
 * A text that stands for a value. What is typed is read with every key, so that nothing is lost when saving by key; it is
 * printed properly when the field is left. What cannot be read stays as it was typed.
 */
export function useTypedText<Value>(given: Given<Value>) {
	const [text, setText] = useState<string | null>(null);
	const [ownUnparsed, setOwnUnparsed] = useState(given.unparsed);
	const [isLeft, setLeft] = useState(false);
	const isKeptOutside = "unparsed" in given;
	const kept = isKeptOutside ? given.unparsed : ownUnparsed;
	const unparsed = given.value === null ? kept : undefined;
	const { value } = given;
	const printed = value === null ? "" : given.print(value);
	const type = (next: string) => {
		setText(next);
		const parsed = next.trim() === "" ? { value: null } : given.parse(next.trim());
		const wrong = "fault" in parsed ? { text: next, fault: parsed.fault } : undefined;
		setOwnUnparsed(wrong);
		if (wrong !== undefined) given.onChange(null, wrong);
		else if ("value" in parsed) given.onChange(parsed.value);
	};
	const isShown = given.validate === true || isLeft;
	return {
		text: text ?? unparsed?.text ?? printed,
		/** Only where nobody outside looks after the faults. */
		fault: !isKeptOutside && isShown ? unparsed?.fault : undefined,
		type,
		/** A value that came by key or calendar. */
		choose: (next: Value | null) => {
			setText(null);
			setOwnUnparsed(undefined);
			given.onChange(next);
		},
		leave: () => {
			setText(null);
			setLeft(true);
			given.onBlur?.();
		},
	};
}
