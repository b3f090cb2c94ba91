import { MultiSelectField } from "#kit/ui/field/choice/multi-select-field.tsx";
import { SelectField } from "#kit/ui/field/choice/select-field.tsx";
import { FormPanel } from "#kit/ui/form/form-panel.tsx";
import { FormSection } from "#kit/ui/form/form-section.tsx";
import type { PanelProps } from "#kit/ui/panel-stack/define-panel.ts";
import { useApiForm } from "#kit/web/form/use-api-form.ts";
import { useTexts } from "#kit/web/texts.ts";
import { useTitle } from "#kit/web/use-title.ts";
import { contract } from "../../contract.ts";
import { texts } from "../../text.ts";
import { LoadedPanel } from "../loaded-panel.tsx";
import { type userParams, usersSitesSelector } from "../panels.ts";
import { renewUsers, type User, userName } from "../user.ts";
import { useSiteOptions } from "./use-site-options.ts";

interface SiteValues {
	readonly homeSiteId: string | null;
	readonly siteIds: readonly string[];
}

/** The home site of a person, and those she may switch to. */
export default function UsersSitesSelectorPanel({ userId, close }: PanelProps<typeof userParams>) {
	return (
		<LoadedPanel endpoint={contract.getUser} input={{ userId }}>
			{(user) => <Selector user={user} close={close} />}
		</LoadedPanel>
	);
}

function Selector({ user, close }: { readonly user: User; readonly close: () => void }) {
	const { sites: t, fields } = useTexts(texts);
	const options = useSiteOptions(user.sites);
	const form = useApiForm<SiteValues, typeof contract.setUserSites>({
		draftKey: `users.sites-selector:${user.id}`,
		initial: { homeSiteId: user.siteId, siteIds: user.sites.map(({ id }) => id) },
		version: user.version,
		fields: {
			homeSiteId: { label: fields.homeSite, required: true },
			siteIds: { label: t.available, help: t.availableHelp },
		},
		endpoint: contract.setUserSites,
		input: ({ homeSiteId, siteIds }, version = user.version) => ({
			userId: user.id,
			version,
			homeSiteId: homeSiteId ?? "",
			siteIds: [...siteIds],
		}),
		context: t.saving,
		onSaved: () => void renewUsers(),
		reload: renewUsers,
	});
	const { homeSiteId } = form.values;
	return (
		<FormPanel form={form} sub={userName(user)} close={close}>
			<FormSection id="sites" title={useTitle(usersSitesSelector)}>
				<SelectField {...form.field("homeSiteId")} options={options} />
				<MultiSelectField
					{...form.field("siteIds")}
					options={options}
					fixed={homeSiteId === null ? [] : [homeSiteId]}
				/>
			</FormSection>
		</FormPanel>
	);
}
