import { LinkRow } from "#kit/ui/facts/link-row.tsx";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { PersonEditor, PersonList } from "#kit/web/person-record/person-list.tsx";
import { useTexts } from "#kit/web/texts.ts";
import { useApi } from "#kit/web/use-api.ts";
import { contract } from "../contract.ts";
import { texts } from "../text.ts";
import { childCountsList } from "./panels.ts";
import { childCountScreens } from "./screens.tsx";

/** Of a person's panel: how many children were declared last, and the way to all of it. */
export function ChildCountsLink({ userId }: { readonly userId: string }) {
	const t = useTexts(texts).count;
	const { data } = useApi(contract.listChildCounts, { userId });
	const last = data?.items.reduce<(typeof data.items)[number] | undefined>(
		(held, one) => (held === undefined || one.validFrom > held.validFrom ? one : held),
		undefined,
	);
	const said = last && [t.children(last.children), last.isSingleParent && t.alone];
	const value = data && (said?.filter(Boolean).join(", ") ?? t.no);
	const run = () => openPanel(childCountsList, { userId }, { stack: "sub" });
	return <LinkRow title={t.many} value={value} run={run} />;
}

/** For how many children a person may stay at home when they are ill. */
export function ChildCountsList({ userId }: { readonly userId: string }) {
	return <PersonList screens={childCountScreens} userId={userId} />;
}

interface Given {
	readonly userId: string;
	/** Absent for a new one. */
	readonly childCountId?: string | undefined;
	readonly close: () => void;
}

/** How many children there are from a day on, or a statement that is corrected, ended or deleted. */
export function ChildCountsEdit({ childCountId, ...given }: Given) {
	return <PersonEditor screens={childCountScreens} id={childCountId} {...given} />;
}
