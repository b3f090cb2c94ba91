import { SelectField } from "#kit/ui/field/choice/select-field.tsx";
import type { MasterInputProps } from "#kit/web/master-data/master-screens.ts";
import { useSession } from "#kit/web/session/session-store.ts";

/** One site, or all. */
export function SiteInput({ values: _, isNew: __, ...given }: MasterInputProps<string | null>) {
	const { availableSites } = useSession();
	const options = availableSites.map(({ siteId, name }) => ({ value: siteId, label: name }));
	return <SelectField {...given} options={options} />;
}
