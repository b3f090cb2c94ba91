import "./choice-row.css";

interface Option<Value extends string> {
	readonly value: Value;
	readonly label: string;
	/** Shown less bold when it is chosen: nothing. */
	readonly isNone?: boolean;
	readonly disabled?: boolean;
}

interface Given<Value extends string> {
	readonly name: string;
	readonly label: string;
	readonly options: readonly Option<Value>[];
	readonly value: Value;
	readonly onChange: (value: Value) => void;
	/** What is to be known beside the choice. */
	readonly note?: string | undefined;
	/** Id of the text that says why nothing can be chosen. */
	readonly describedBy?: string | undefined;
}

/** One of a few, side by side after the name of what it is about. */
export function ChoiceRow<Value extends string>(given: Given<Value>) {
	const { name, label, options, value, onChange, note } = given;
	return (
		<fieldset className="choice-row" aria-describedby={given.describedBy}>
			<legend className="visually-hidden">{label}</legend>
			<b aria-hidden="true">{label}</b>
			<span className="choice-row-options">
				{options.map((option) => (
					<label key={option.value} data-none={option.isNone || undefined}>
						<input
							type="radio"
							name={name}
							checked={value === option.value}
							disabled={option.disabled ?? false}
							onChange={() => onChange(option.value)}
						/>
						<span data-word={option.label}>{option.label}</span>
					</label>
				))}
			</span>
			{note !== undefined && <small>{note}</small>}
		</fieldset>
	);
}
