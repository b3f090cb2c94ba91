import {
	CustomFacts,
	shownGroups,
	useCustomFields,
} from "#areas/settings/custom-fields/web/public.ts";
import { Section } from "#kit/ui/facts/section.tsx";
import { useMay, useSession } from "#kit/web/session/session-store.ts";
import type { AbsenceDetail } from "../../contract/absence-answer.ts";

/** The custom fields of an absence that one may see, group by group. */
export default function CustomSections({ absence }: { readonly absence: AbsenceDetail }) {
	const { userId, unitIds, activity, custom, customNames } = absence;
	const { fields } = useCustomFields("ABSENCE");
	const mayOthers = useMay("contracts.manage", "READ");
	const mayPersonal = useSession().userId === userId || mayOthers;
	const seen = fields.filter(({ isPersonal }) => mayPersonal || !isPersonal);
	const activityId = activity?.id ?? null;
	return shownGroups({ fields: seen, unitIds, activityId, custom }).map((group) => (
		<Section key={group.id} title={group.name}>
			<CustomFacts fields={group.fields} custom={custom} customNames={customNames} />
		</Section>
	));
}
