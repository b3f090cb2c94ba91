import { Button } from "@mantine/core";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { useFormat } from "#kit/web/format/format.ts";
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

/** Where a person belongs, and who decides for her. */
export function PlaceSection({ user }: { readonly user: User }) {
	const { fields, detail: t, edit, supervisors } = useTexts(texts);
	const title = useTitle(usersSitesSelector);
	const format = useFormat();
	const { id: userId } = user;
	const path = [...user.unitPath.map(({ name }) => name)].join(" › ");
	const listed = (places: readonly { readonly name: string }[]) =>
		places.map(({ name }) => name).join(", ");
	const days = (from: string, to: string | null) =>
		to === null ? t.since(format.date(from)) : t.range(format.date(from), format.date(to));
	const openEdit = (part: "place" | "supervisors") => () =>
		openPanel(usersEdit, { userId, part }, { stack: "sub" });
	const change = (label: string, run: () => void) => mayWrite(user) && { label, run };
	return (
		<>
			<PersonSection title={edit.place} action={change(t.change, openEdit("place"))}>
				<Facts
					rows={[
						[fields.unit, path === "" ? user.unitName : path],
						[fields.secondaryUnits, listed(user.secondaryUnits)],
					]}
				/>
			</PersonSection>
			<PersonSection
				title={fields.sites}
				action={change(title, () => openPanel(usersSitesSelector, { userId }, { stack: "sub" }))}
			>
				<Facts
					rows={[
						[fields.homeSite, user.siteName],
						[fields.sites, listed(user.sites)],
					]}
				/>
			</PersonSection>
			<PersonSection title={edit.supervisors} action={change(t.change, openEdit("supervisors"))}>
				{user.supervisors.length === 0 ? (
					<p className="person-note">{supervisors.none}</p>
				) : (
					<Facts
						rows={user.supervisors.map(
							({ name, deputyForId, validFrom, validTo }) =>
								[
									deputyForId === null ? name : `${name} (${t.deputy})`,
									days(validFrom, validTo),
								] as const,
						)}
					/>
				)}
			</PersonSection>
		</>
	);
}

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
