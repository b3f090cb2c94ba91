import { useId } from "react";
import { CustomFacts, type FieldGroup } from "#areas/settings/custom-fields/web/public.ts";
import type { TimeTrackingDetail } from "../../contract/tracking-answer.ts";
import { useEntryGroups } from "../form/use-entry-custom.ts";
import "#kit/web/master-data/master-data.css";

interface Given {
	readonly entry: TimeTrackingDetail;
}

/** What the company adds to its entries, group by group. */
export function EntryCustom({ entry }: Given) {
	const groups = useEntryGroups(entry, "READ")(entry.activityId);
	return groups.map((group) => <Group key={group.id} entry={entry} group={group} />);
}

function Group({ entry, group }: Given & { readonly group: FieldGroup }) {
	const titleId = useId();
	const { custom, customNames } = entry;
	return (
		<section className="master-section" aria-labelledby={titleId}>
			<h3 id={titleId}>{group.name}</h3>
			<CustomFacts fields={group.fields} custom={custom} customNames={customNames} />
		</section>
	);
}
