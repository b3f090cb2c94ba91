import { Button } from "@mantine/core";
import { LinkRow } from "#kit/ui/facts/link-row.tsx";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { useFormat } from "#kit/web/format/format.ts";
import { Slot } from "#kit/web/slots/slot.tsx";
import { useTexts } from "#kit/web/texts.ts";
import { useApi } from "#kit/web/use-api.ts";
import { useTitle } from "#kit/web/use-title.ts";
import { contract } from "../../contract.ts";
import { texts } from "../../text.ts";
import {
	usersBusinessData,
	usersEdit,
	usersLoginHistory,
	usersLogins,
	usersSitesSelector,
} from "../panels.ts";
import { Facts, PersonSection } from "../person-section.tsx";
import { mayWrite, type User } from "../user.ts";
import { gap } from "./person-sections.tsx";

/** Where a person belongs, and who decides. */
export function PlaceSection({ user }: { readonly user: User }) {
	const { fields, detail: t, edit, supervisors } = useTexts(texts);
	const sitesTitle = useTitle(usersSitesSelector);
	const format = useFormat();
	const { id: userId } = user;
	const path = [...user.unitPath.map(({ name }) => name)].join(" › ");
	const listed = (places: readonly { readonly name: string }[]) =>
		places.map(({ name }) => name).join(", ");
	const days = (from: string, to: string | null) =>
		to === null ? t.since(format.date(from)) : t.range(format.date(from), format.date(to));
	const openEdit = (part: "place" | "supervisors") => () =>
		openPanel(usersEdit, { userId, part }, { stack: "sub" });
	const openSites = () => openPanel(usersSitesSelector, { userId }, { stack: "sub" });
	const change = (of: string, label: string, run: () => void) =>
		mayWrite(user) && <ChangeButton of={of} label={label} run={run} />;
	return (
		<PersonSection title={edit.place}>
			<Facts
				rows={[
					[
						fields.unit,
						<span key="unit" className="person-fact">
							{path === "" ? user.unitName : path}
							{gap}
							{change(edit.place, t.change, openEdit("place"))}
						</span>,
					],
					[fields.secondaryUnits, listed(user.secondaryUnits)],
					[
						fields.sites,
						<span key="sites" className="person-fact">
							{listed(user.sites) || user.siteName}
							{gap}
							{change(fields.sites, sitesTitle, openSites)}
						</span>,
					],
					user.sites.length > 1 && [fields.homeSite, user.siteName],
					[
						edit.supervisors,
						<span key="supervisors" className="person-fact">
							{user.supervisors
								.map(
									({ name, deputyForId, validFrom, validTo }) =>
										`${deputyForId === null ? name : `${name} (${t.deputy})`} ${days(validFrom, validTo)}`,
								)
								.join(", ") || supervisors.none}
							{gap}
							{change(edit.supervisors, t.change, openEdit("supervisors"))}
						</span>,
					],
				]}
			/>
		</PersonSection>
	);
}

interface ChangeGiven {
	/** What is changed, for people who hear it. */
	readonly of: string;
	readonly label: string;
	readonly run: () => void;
}

function ChangeButton({ of, label, run }: ChangeGiven) {
	return (
		<Button size="compact-xs" variant="subtle" aria-label={`${of}: ${label}`} onClick={run}>
			{label}
		</Button>
	);
}

/** The ways to what else is known of a person. */
export function FurtherSection({ user }: { readonly user: User }) {
	const { detail, logins: t } = useTexts(texts);
	const businessData = useTitle(usersBusinessData);
	const loginHistory = useTitle(usersLoginHistory);
	const { id: userId, level } = user;
	const { data } = useApi(contract.listUserLogins, { userId });
	const known = data?.items.filter(({ loginId }) => loginId !== null);
	const signIns = known?.map(({ provider, username, isEnabled }) =>
		[username ?? t[provider], isEnabled ? t.enabled : t.disabled].join(" · "),
	);
	const open = (panel: typeof usersLogins) => () => openPanel(panel, { userId }, { stack: "sub" });
	return (
		<PersonSection title={detail.further}>
			<nav className="person-links" aria-label={detail.further}>
				<Slot place={{ section: "users.detail.links" }} props={{ userId, level }} key={userId} />
				<LinkRow
					title={t.title}
					value={signIns && (signIns.join(", ") || t.notSetUp)}
					run={open(usersLogins)}
				/>
				<LinkRow
					title={loginHistory}
					value={detail.loginHistoryHint}
					run={open(usersLoginHistory)}
				/>
				<LinkRow title={businessData} value={detail.businessHint} run={open(usersBusinessData)} />
			</nav>
		</PersonSection>
	);
}
