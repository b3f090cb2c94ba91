import { type ReactNode, useState } from "react";
import type { FieldGiven } from "#kit/ui/field/field-given.ts";
import { useTexts } from "#kit/web/texts.ts";
import { texts } from "../text.ts";

interface Given<Value> {
	readonly label: string;
	readonly empty: Value;
	readonly filled: Value;
	readonly show: (given: Omit<FieldGiven<Value>, "unparsed">) => ReactNode;
}

/** One field in all its states, each alive. */
function SampleStates<Value>(given: Given<Value>) {
	const t = useTexts(texts);
	const { label, empty, filled, show } = given;
	const states = [
		{ word: t.states.plain, initial: empty, more: { help: t.help } },
		{ word: t.states.filled, initial: filled, more: {} },
		{ word: t.states.required, initial: empty, more: { required: true, validate: true } },
		{ word: t.states.faulty, initial: filled, more: { error: t.fault } },
		{ word: t.states.readOnly, initial: filled, more: { readOnly: true } },
		{ word: t.states.disabled, initial: filled, more: { disabled: true } },
	];
	return (
		<div className="gallery-row">
			{states.map(({ word, initial, more }) => (
				<Live
					key={word}
					label={`${label} (${word})`}
					initial={initial}
					show={(own) => show({ ...own, ...more })}
				/>
			))}
		</div>
	);
}

interface LiveGiven<Value> {
	readonly label: string;
	readonly initial: Value;
	readonly show: (given: {
		readonly label: string;
		readonly value: Value;
		readonly onChange: (value: Value) => void;
	}) => ReactNode;
}

function Live<Value>({ label, initial, show }: LiveGiven<Value>) {
	const [value, setValue] = useState(initial);
	return show({ label, value, onChange: (next) => setValue(next) });
}

/** A field's row of the gallery. */
export function sample<Value>(
	label: string,
	[empty, filled]: readonly [empty: Value, filled: Value],
	show: Given<Value>["show"],
) {
	return <SampleStates label={label} empty={empty} filled={filled} show={show} />;
}
