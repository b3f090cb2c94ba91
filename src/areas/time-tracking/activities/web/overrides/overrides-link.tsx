import { LinkRow } from "#kit/ui/facts/link-row.tsx";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { useTexts } from "#kit/web/texts.ts";
import { useApi } from "#kit/web/use-api.ts";
import { contract } from "../../contract.ts";
import { texts } from "../../text.ts";
import { usersActivityOverrides } from "../panels.ts";

/** Of a person's panel: what the person may not book, and defaults of their own. */
export default function OverridesLink({ userId }: { readonly userId: string }) {
	const t = useTexts(texts).overrides;
	const { data } = useApi(contract.getActivityOverrides, { userId });
	const said = ({ activities }: NonNullable<typeof data>) => {
		const names = (found: typeof activities) => found.map(({ name }) => name).join(", ");
		const withheld = names(activities.filter((one) => !one.isAllowed));
		const defaults = names(activities.filter((one) => one.isDefault));
		const parts = [withheld && t.withheld(withheld), defaults && t.ownDefault(defaults)];
		return parts.filter(Boolean).join(" · ") || t.none;
	};
	const run = () => openPanel(usersActivityOverrides, { userId });
	return <LinkRow title={t.title} value={data && said(data)} run={run} />;
}
