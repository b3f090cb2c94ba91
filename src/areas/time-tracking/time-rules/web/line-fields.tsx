import { IconX } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { AddButton } from "#kit/ui/add-button.tsx";
import { IconButton } from "#kit/ui/icon-button.tsx";
import "#kit/web/master-data/master-data.css";
import "./time-rules.css";

interface Given<Line> {
	readonly legend: string;
	readonly lines: readonly Line[];
	readonly most: number;
	/** What a further line begins with. */
	readonly empty: Line;
	readonly add: string;
	/** Lines are counted from one on. */
	readonly remove: (number: number) => string;
	readonly onChange: (lines: readonly Line[]) => void;
	/** The fields of a line. */
	readonly children: (
		line: Line,
		number: number,
		change: (part: Partial<Line>) => void,
	) => ReactNode;
	/** Class of a line that lies otherwise on phones. */
	readonly lineClass?: string;
	/** Below the lines, before and after the button that adds one. */
	readonly before?: ReactNode;
	readonly after?: ReactNode;
}

/** Lines of fields, of which some are added and removed. */
export function LineFields<Line extends object>(given: Given<Line>) {
	const { lines, onChange } = given;
	return (
		<fieldset className="master-group rule-lines" data-wide>
			<legend>{given.legend}</legend>
			{lines.map((line, nth) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: a line has no name of its own
				<div className={`rule-line ${given.lineClass ?? ""}`} key={nth}>
					{given.children(line, nth + 1, (part) => onChange(lines.with(nth, { ...line, ...part })))}
					<IconButton
						icon={IconX}
						label={given.remove(nth + 1)}
						onClick={() => onChange(lines.toSpliced(nth, 1))}
					/>
				</div>
			))}
			{given.before}
			<AddButton
				label={given.add}
				size="xs"
				variant="default"
				disabled={lines.length >= given.most}
				onClick={() => onChange([...lines, given.empty])}
			/>
			{given.after}
		</fieldset>
	);
}
