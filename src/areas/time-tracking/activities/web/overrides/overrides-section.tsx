import { PersonSection } from "#areas/staff/users/web/public.ts";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { useMay } from "#kit/web/session/session-store.ts";
import { useTexts } from "#kit/web/texts.ts";
import { useApi } from "#kit/web/use-api.ts";
import { contract } from "../../contract.ts";
import { texts } from "../../text.ts";
import { usersActivityOverrides } from "../panels.ts";

/** Part of a person's detail: what she may not book, and her own defaults. */
export default function OverridesSection({ userId }: { readonly userId: string }) {
	const t = useTexts(texts).overrides;
	const mayWrite = useMay("activities.manage", "WRITE");
	const { data } = useApi(contract.getActivityOverrides, { userId });
	if (data === undefined) return null;
	const names = (found: typeof data.activities) => found.map(({ name }) => name).join(", ");
	const withheld = names(data.activities.filter((one) => !one.isAllowed));
	const defaults = names(data.activities.filter((one) => one.isDefault));
	const lines = [
		withheld === "" ? undefined : t.withheld(withheld),
		defaults === "" ? undefined : t.ownDefault(defaults),
	].filter((line) => line !== undefined);
	const run = () => openPanel(usersActivityOverrides, { userId });
	return (
		<PersonSection title={t.title} action={{ label: mayWrite ? t.change : t.show, run }}>
			{lines.length === 0 ? t.none : lines.join(" · ")}
		</PersonSection>
	);
}
