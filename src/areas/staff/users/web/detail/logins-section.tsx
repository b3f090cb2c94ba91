import { Button } from "@mantine/core";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { useFormat } from "#kit/web/format/format.ts";
import { useTexts } from "#kit/web/texts.ts";
import { useApi } from "#kit/web/use-api.ts";
import { useTitle } from "#kit/web/use-title.ts";
import { contract } from "../../contract.ts";
import { texts } from "../../text.ts";
import { usersBusinessData, usersLoginHistory, usersLogins } from "../panels.ts";
import { Facts, PersonSection } from "../person-section.tsx";

import type { User } from "../user.ts";

/** The ways in that are set up, and the way to what else is known of a person. */
export function LoginsSection({ user }: { readonly user: User }) {
	const { detail, logins: t } = useTexts(texts);
	const businessData = useTitle(usersBusinessData);
	const loginHistory = useTitle(usersLoginHistory);
	const format = useFormat();
	const { id: userId } = user;
	const { data } = useApi(contract.listUserLogins, { userId });
	const known = data?.items.filter(({ loginId }) => loginId !== null) ?? [];
	const open = (panel: typeof usersLogins) => () => openPanel(panel, { userId }, { stack: "sub" });
	return (
		<>
			<PersonSection title={t.title} action={{ label: detail.change, run: open(usersLogins) }}>
				<Facts
					rows={
						known.length === 0
							? [[t.MANUAL, t.notSetUp]]
							: known.map(({ provider, username, isEnabled, lastSignInAt }) => [
									t[provider],
									[
										username,
										isEnabled ? t.enabled : t.disabled,
										lastSignInAt === null ? t.never : t.lastSignIn(format.instant(lastSignInAt)),
									]
										.filter(Boolean)
										.join(" · "),
								])
					}
				/>
			</PersonSection>
			<PersonSection title={detail.further}>
				<div className="person-links">
					<Button variant="default" onClick={open(usersBusinessData)}>
						{businessData}
					</Button>
					<Button variant="default" onClick={open(usersLoginHistory)}>
						{loginHistory}
					</Button>
				</div>
			</PersonSection>
		</>
	);
}
