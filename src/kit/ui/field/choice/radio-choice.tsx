interface Given {
	/** Those of one group share it. */
	readonly group: string;
	readonly label: string;
	/** What it is about, read aloud after the label where the label alone does not say it. */
	readonly of?: string | undefined;
	readonly isChosen: boolean;
	readonly disabled?: boolean;
	readonly onChoose: () => void;
	/** A second press takes the choice back; without it there is always one. */
	readonly onDrop?: () => void;
}

/** One of several that stand apart from each other; side by side they are a `SegmentedField`. */
export function RadioChoice({ group, label, of, ...given }: Given) {
	return (
		<label className="radio">
			<input
				type="radio"
				name={group}
				checked={given.isChosen}
				disabled={given.disabled ?? false}
				onChange={given.onChoose}
				{...(given.isChosen && given.onDrop && { onClick: given.onDrop })}
				{...(of !== undefined && { "aria-label": `${label}: ${of}` })}
			/>
			<span>{label}</span>
		</label>
	);
}
