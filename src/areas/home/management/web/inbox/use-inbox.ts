import { useMemo, useState } from "react";
import type { DecisionKind } from "#areas/time-tracking/approvals/contract/decision-answer.ts";
import { useSavedChoice } from "#kit/web/grid/use-saved-choice.ts";
import { useApi } from "#kit/web/use-api.ts";
import { contract, type Decision, type decisionOrders } from "../../contract.ts";
import { keyOf } from "../decision-moves.ts";
import { useElsewhere } from "./use-elsewhere.ts";

export type Inbox = ReturnType<typeof useInbox>;

const pageSize = 50;
const none: readonly Decision[] = [];
/** What can be decided at a glance comes first until somebody wants it otherwise. */
const orders = [
	"CLEAN_FIRST",
	"OLDEST",
] as const satisfies readonly (typeof decisionOrders)[number][];

/** What waits, which of it is shown, where the cursor stands and what is selected. */
export function useInbox() {
	const [kind, setKind] = useState<DecisionKind | null>(null);
	const [page, setPage] = useState(1);
	const order = useSavedChoice("home.management", orders);
	const asked = { ...(kind && { kind }), order: order.chosen, page, pageSize };
	const query = useApi(contract.listDecisions, asked, { keep: true, enabled: order.isReady });
	const items = query.data?.items ?? none;
	const chosen = useChosen(items);
	const elsewhere = useElsewhere(query.data, JSON.stringify(asked));
	const shown = chosen.isChecking ? chosen.rows : items;
	const cursor = useCursor(shown);
	return {
		...{ query, order, kind, page, pageSize, shown, chosen, cursor, setPage },
		total: query.data?.total ?? 0,
		expect: elsewhere.expect,
		setKind: (wanted: DecisionKind | null) => {
			setKind(wanted);
			setPage(1);
			chosen.clear();
		},
	};
}

/** Selected rows; what is gone is not selected any more. */
function useChosen(items: readonly Decision[]) {
	const [keys, setKeys] = useState<ReadonlySet<string>>(new Set());
	const [isWalking, setWalking] = useState(false);
	const rows = useMemo(() => items.filter((one) => keys.has(keyOf(one))), [items, keys]);
	const clear = () => {
		setKeys(new Set());
		setWalking(false);
	};
	return {
		rows,
		/** The selected ones alone are shown, to be looked at one by one. */
		isChecking: isWalking && rows.length > 0,
		has: (one: Decision) => keys.has(keyOf(one)),
		toggle: (one: Decision) => setKeys((before) => toggled(before, keyOf(one))),
		all: () => setKeys(new Set(items.map(keyOf))),
		check: () => setWalking(true),
		clear,
	};
}

function toggled(keys: ReadonlySet<string>, key: string): ReadonlySet<string> {
	const next = new Set(keys);
	if (!next.delete(key)) next.add(key);
	return next;
}

/** The row under the cursor; where it vanishes, the one in its place. */
function useCursor(rows: readonly Decision[]) {
	const [at, setAt] = useState({ key: "", place: 0 });
	const found = rows.findIndex((one) => keyOf(one) === at.key);
	const place = found >= 0 ? found : Math.min(at.place, rows.length - 1);
	const put = (wanted: number) => {
		const nth = Math.max(0, Math.min(wanted, rows.length - 1));
		const row = rows[nth];
		if (row !== undefined) setAt({ key: keyOf(row), place: nth });
	};
	return { place, row: rows[place], put };
}
