import { Button, Menu } from "@mantine/core";
import { IconChevronDown } from "@tabler/icons-react";
import { type StarterSet, starterSets } from "#domain/payroll/starter-sets.ts";
import { confirm } from "#kit/ui/dialog/confirm.ts";
import { WantedMenu } from "#kit/ui/menu/wanted-menu.tsx";
import { PanelFrame } from "#kit/ui/panel-stack/panel-frame.tsx";
import { toast } from "#kit/ui/toast/toast.ts";
import { api } from "#kit/web/api.ts";
import { attempt } from "#kit/web/attempt.ts";
import { MasterList } from "#kit/web/master-data/list/master-list.tsx";
import { renewMaster } from "#kit/web/master-data/use-master-live.ts";
import { useMasterRights } from "#kit/web/master-data/use-master-rights.ts";
import { currentTexts, useTexts } from "#kit/web/texts.ts";
import { payrollAccounts } from "../contract/accounts.ts";
import { contract } from "../contract.ts";
import { texts } from "../text.ts";
import { screens } from "./payroll-account-screens.ts";

/** All accounts of payroll, and the way to those that a company usually begins with. */
export default function PayrollAccountsOverviewPanel() {
	const { starters: t } = useTexts(texts);
	const { mayWrite } = useMasterRights(screens);
	return (
		<PanelFrame
			footer={
				mayWrite && (
					<WantedMenu
						position="bottom-start"
						button={
							<Button variant="default" rightSection={<IconChevronDown size={16} />}>
								{t.title}
							</Button>
						}
					>
						{() =>
							starterSets.map((set) => (
								<Menu.Item key={set} onClick={() => void take(set)}>
									{t.sets[set]}
								</Menu.Item>
							))
						}
					</WantedMenu>
				)
			}
		>
			<MasterList screens={screens} place="panel" />
		</PanelFrame>
	);
}

/** Asks, then creates the accounts of a set, and says which were there already. */
async function take(set: StarterSet): Promise<void> {
	const { sets, text, create: word, done, kept } = currentTexts(texts).starters;
	const title = sets[set];
	if ((await confirm({ title, text, confirm: word })) === null) return;
	await attempt({
		context: title,
		renew: () => renewMaster(payrollAccounts),
		act: async () => {
			const made = await api(contract.createStarterAccounts, { set });
			const rest = made.kept.length > 0 ? { text: kept(made.kept.join(", ")) } : {};
			toast({ type: "positive", title: done(made.ids.length), ...rest });
		},
	});
}
