import { Button } from "@mantine/core";
import { Fact, Facts } from "#kit/ui/facts/facts.tsx";
import { Section } from "#kit/ui/facts/section.tsx";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { useLanguage } from "#kit/web/language-store.ts";
import { useTexts } from "#kit/web/texts.ts";
import { useApi } from "#kit/web/use-api.ts";
import { contract } from "../contract.ts";
import { texts } from "../text.ts";
import { useGrantWords } from "./grants/use-grant-words.ts";
import { usersBasicRoles, usersManageRoles, usersUnitRolePermissions } from "./panels.ts";
import { useGrantsLive } from "./use-grants-live.ts";
import "./user-roles.css";

/** In the detail of a person: her roles of today, and the ways to change them. */
export default function UserRolesSection({ userId }: { readonly userId: string }) {
	const t = useTexts(texts);
	const language = useLanguage();
	const { placeText } = useGrantWords();
	const { data } = useApi(contract.listRoleAssignments, { userId });
	useGrantsLive();
	const ways = [usersBasicRoles, usersManageRoles, usersUnitRolePermissions];
	const current = data?.items.filter(({ isCurrent }) => isCurrent) ?? [];
	return (
		<Section title={t.roles.heading}>
			<Facts>
				{current.map((one) => (
					<Fact key={one.id} label={one.roleName}>
						{placeText(one)}
					</Fact>
				))}
			</Facts>
			<div className="rights-ways">
				{ways.map((panel) => (
					<Button
						key={panel.id}
						size="xs"
						variant="default"
						onClick={() => openPanel(panel, { userId }, { stack: "sub" })}
					>
						{panel.title(language)}
					</Button>
				))}
			</div>
		</Section>
	);
}
