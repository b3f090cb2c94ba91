import { Button } from "@mantine/core";
import { openUserPicker } from "#areas/staff/users/web/public.ts";
import { Section } from "#kit/ui/facts/section.tsx";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { useTexts } from "#kit/web/texts.ts";
import { useTitle } from "#kit/web/use-title.ts";
import { texts } from "../text.ts";
import { unitsManageRoles, unitsUserPermissions } from "./panels.ts";

/** In the detail of a unit: the ways to its roles, and to what somebody may do there. */
export default function UnitRolesSection({ unitId }: { readonly unitId: string }) {
	const t = useTexts(texts);
	const openPerson = async () => {
		const [userId] = (await openUserPicker({ multi: false })) ?? [];
		if (userId === undefined) return;
		await openPanel(unitsUserPermissions, { userId, unitId }, { stack: "sub" });
	};
	return (
		<Section
			title={t.roles.heading}
			aside={
				<span className="master-buttons">
					<Button
						size="xs"
						variant="default"
						onClick={() => openPanel(unitsManageRoles, { unitId }, { stack: "sub" })}
					>
						{useTitle(unitsManageRoles)}
					</Button>
					<Button size="xs" variant="default" onClick={() => void openPerson()}>
						{useTitle(unitsUserPermissions)}
					</Button>
				</span>
			}
		>
			{null}
		</Section>
	);
}
