interface Given {
	readonly state: "none" | "some" | "all";
	readonly label: string;
}

/** The box over all boxes of a page; a dash when some are ticked. */
export function PageBox({ state, label }: Given) {
	return (
		<input
			type="checkbox"
			className="grid-check"
			tabIndex={-1}
			readOnly
			checked={state === "all"}
			ref={(box) => {
				if (box !== null) box.indeterminate = state === "some";
			}}
			aria-label={label}
		/>
	);
}
