import { type ReactNode, useMemo } from "react";
import { usePanel } from "../panel-stack/panel-context.ts";
import type { PickListGiven } from "./pick-list.tsx";
import { PickPanel } from "./pick-panel.tsx";
import type { RecentChoices } from "./recent-choices.ts";
import { useChoosing } from "./use-choosing.ts";

/** What may be said to any picker of entries by their ids. */
export interface ChoiceGiven {
	/** The panel's own title unless said otherwise. */
	readonly title?: string;
	/** What they are chosen for, below the title. */
	readonly sub?: string;
	readonly value?: readonly string[];
	/** Whether several; a single choice is taken at once. */
	readonly multi?: boolean;
	/** Answers only when it is done; throwing keeps the panel open. */
	readonly save?: (ids: readonly string[]) => Promise<unknown>;
	readonly onFailure?: (error: unknown) => void;
}

interface Given {
	readonly given: ChoiceGiven;
	readonly multi: boolean;
	readonly recent: RecentChoices | undefined;
	readonly answer: (ids: readonly string[]) => void;
	readonly state: "loading" | "failed" | "ready";
	readonly refetch: () => void;
	readonly close: () => void;
	/** The list of those who are offered, with what any list of a choice needs. */
	readonly children: (list: Omit<PickListGiven, "items">) => ReactNode;
}

/** A panel that answers with ids: those chosen lately stand first, and one click takes a single choice. */
export function ChoicePanel(panel: Given) {
	const { given, recent, state } = panel;
	const first = useMemo(() => recent?.read() ?? [], [recent]);
	const own = usePanel();
	const { multi = panel.multi, title = own.title } = given;
	const { chosen, setChosen, take } = useChoosing({ ...given, recent }, panel.answer);
	return (
		<PickPanel
			title={title}
			sub={given.sub}
			count={chosen.length}
			onClear={multi ? () => setChosen([]) : undefined}
			onApply={multi ? () => void take(chosen) : undefined}
			state={state}
			onRetry={panel.refetch}
			close={panel.close}
		>
			{panel.children({
				label: title,
				value: chosen,
				onChange: setChosen,
				multi,
				recent: first,
				onTake: (id) => void take([id]),
			})}
		</PickPanel>
	);
}
