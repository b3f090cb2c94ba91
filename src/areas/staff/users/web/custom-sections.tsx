import { usersCustomFieldGroupEdit } from "#areas/settings/custom-fields/web/panels.ts";
import { CustomFacts } from "#areas/settings/custom-fields/web/public.ts";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { useTexts } from "#kit/web/texts.ts";
import { texts } from "../text.ts";
import { mayWrite } from "./may-write.ts";
import { PersonSection } from "./person-section.tsx";
import { useUserCustom } from "./use-user-custom.ts";
import type { User } from "./user.ts";

/** What the company adds to its people, group by group. */
export function CustomSections({ user }: { readonly user: User }) {
	const t = useTexts(texts).detail;
	const { groups } = useUserCustom(user, "READ");
	const { id: userId, custom, customNames } = user;
	return groups.map(({ id: groupId, name, fields }) => (
		<PersonSection
			key={groupId}
			title={name}
			action={
				mayWrite(user) && {
					label: t.edit,
					run: () => openPanel(usersCustomFieldGroupEdit, { userId, groupId }, { stack: "sub" }),
				}
			}
		>
			<CustomFacts fields={fields} custom={custom} customNames={customNames} />
		</PersonSection>
	));
}
