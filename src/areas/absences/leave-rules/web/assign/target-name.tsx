import { contract as employmentTypes } from "#areas/staff/employment-types/contract.ts";
import { contract as tags } from "#areas/staff/tags/contract.ts";
import { useUnitName } from "#areas/staff/units/web/public.ts";
import { useUserName } from "#areas/staff/users/web/public.ts";
import { limits } from "#kit/contract/limits.ts";
import { useSession } from "#kit/web/session/session-store.ts";
import { useTexts } from "#kit/web/texts.ts";
import { useApi } from "#kit/web/use-api.ts";
import { texts as featureTexts } from "../../text.ts";
import type { AssignTarget } from "./assign-rules.ts";

const all = { pageSize: limits.listLength };

/** "Abteilung Nord", "Vogt, Lena", "Alle". */
export function useTargetName({ target, targetId }: AssignTarget): string {
	const { targets } = useTexts(featureTexts);
	const { availableSites } = useSession();
	const id = targetId ?? "";
	const user = useUserName(id);
	const unit = useUnitName(id);
	const types = useApi(employmentTypes.listEmploymentTypes, all, {
		enabled: target === "EMPLOYMENT_TYPE",
	});
	const tagged = useApi(tags.listTags, all, { enabled: target === "TAG" });
	const nameIn = (items: readonly { readonly id: string; readonly name: string }[] = []) =>
		items.find((one) => one.id === id)?.name;
	const name = {
		USER: user,
		UNIT: unit,
		SITE: availableSites.find(({ siteId }) => siteId === id)?.name,
		EMPLOYMENT_TYPE: nameIn(types.data?.items),
		TAG: nameIn(tagged.data?.items),
		GLOBAL: undefined,
	}[target];
	if (target === "USER") return name ?? "…";
	return [targets[target], name].filter(Boolean).join(" ");
}
