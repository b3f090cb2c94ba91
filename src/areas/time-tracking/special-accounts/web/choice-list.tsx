import { IconChevronRight } from "@tabler/icons-react";
import "./special-accounts.css";

interface Choice {
	readonly id: string;
	readonly head: string;
	readonly about: string;
	/** It counts no more: shown quieter. */
	readonly isPast?: boolean;
	/** Absent where there is nothing to do with it. */
	readonly onChoose?: (() => void) | undefined;
}

/** Entries with a line about each, and the way to those that lead somewhere. */
export function ChoiceList({ items }: { readonly items: readonly Choice[] }) {
	return (
		<ul className="account-entries">
			{items.map(({ id, head, about, isPast, onChoose }) => (
				<li key={id} data-past={isPast || undefined}>
					{onChoose === undefined ? (
						<>
							<b>{head}</b>
							<p>{about}</p>
						</>
					) : (
						<button type="button" className="account-choice" onClick={onChoose}>
							<b>{head}</b>
							<span>{about}</span>
							<IconChevronRight size={16} aria-hidden />
						</button>
					)}
				</li>
			))}
		</ul>
	);
}
