import { Checkbox } from "@mantine/core";
import { type FocusEvent, useEffect, useId, useRef } from "react";
import { isSomethingFloating } from "#kit/ui/panel-stack/is-something-floating.ts";
import { useTexts } from "#kit/web/texts.ts";
import { texts } from "../../text.ts";
import { keyOf } from "../decision-screens.ts";
import { InboxRow } from "./inbox-row.tsx";
import { onKey } from "./on-key.ts";
import type { Deciding } from "./use-deciding.ts";
import type { Inbox } from "./use-inbox.ts";
import "./inbox.css";
import "./inbox-cards.css";

interface Given {
	readonly inbox: Inbox;
	readonly deciding: Deciding;
	/** Nothing beside the list shows the row under the cursor: who presses one opens its detail. */
	readonly isAlone: boolean;
}

const columns = ["person", "request", "effect", "coverage", "hints", "age"] as const;

/** The rows: one of them has the cursor, some are selected, each is decided by its buttons or by keys. */
export function InboxList({ inbox, deciding, isAlone }: Given) {
	const t = useTexts(texts);
	const { shown, cursor, chosen } = inbox;
	const keysId = useId();
	const { box, ...focus } = useKeptFocus(inbox);
	const areAll = shown.length > 0 && shown.every(chosen.has);
	return (
		<>
			<table
				ref={box}
				// biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: its rows are walked by keys
				role="grid"
				className="inbox-grid"
				aria-label={t.list}
				aria-describedby={keysId}
				aria-multiselectable
				tabIndex={-1}
				onKeyDown={(event) => onKey(event, inbox, deciding)}
				{...focus}
			>
				<thead>
					<tr className="inbox-head">
						<th scope="col">
							<Checkbox
								size="xs"
								aria-label={t.selectAll}
								checked={areAll}
								indeterminate={!areAll && chosen.rows.length > 0}
								onChange={() => (areAll ? chosen.clear() : chosen.all())}
							/>
						</th>
						{columns.map((name) => (
							<th key={name} scope="col">
								{t.columns[name]}
							</th>
						))}
						<th scope="col">
							<span className="visually-hidden">{t.columns.decide}</span>
						</th>
					</tr>
				</thead>
				<tbody>
					{shown.map((decision, nth) => (
						<InboxRow
							key={keyOf(decision)}
							decision={decision}
							isCurrent={nth === cursor.place}
							isChosen={chosen.has(decision)}
							deciding={deciding}
							onToggle={() => chosen.toggle(decision)}
							onPress={() => {
								cursor.put(nth);
								if (isAlone) deciding.open(decision);
							}}
						/>
					))}
				</tbody>
			</table>
			<p id={keysId} className="visually-hidden">
				{t.keysHelp}
			</p>
		</>
	);
}

/** People who decide by keys go on with the row that takes the place of the one that went. */
function useKeptFocus({ cursor, shown }: Inbox) {
	const box = useRef<HTMLTableElement>(null);
	const isHere = useRef(false);
	const key = cursor.row && keyOf(cursor.row);
	// biome-ignore lint/correctness/useExhaustiveDependencies: with each change of the rows and of the cursor
	useEffect(() => {
		if (!isHere.current || isSomethingFloating()) return;
		const row = box.current?.querySelector<HTMLElement>("[aria-current=true]");
		if (row === null || row === undefined || row.contains(document.activeElement)) return;
		row.focus();
	}, [key, shown]);
	return {
		box,
		onFocus: () => {
			isHere.current = true;
		},
		onBlur: (event: FocusEvent) => {
			// who is sent away by a vanishing row or a question comes back
			const to = event.relatedTarget;
			if (to instanceof Node && !box.current?.contains(to)) isHere.current = inDialog(to);
		},
	};
}

function inDialog(node: Node): boolean {
	return (
		node instanceof Element && node.closest("dialog, [role=dialog], [role=alertdialog]") !== null
	);
}
