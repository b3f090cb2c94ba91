import { newId } from "#kit/contract/new-id.ts";
import type { NoticeMode } from "#kit/contract/notices.ts";
import { buildTenant } from "#kit/testing/build-tenant.ts";
import { deliveredNotices } from "#kit/testing/delivered-notices.ts";
import type { NewPerson } from "#kit/testing/person-builder.ts";
import type { TenantBuilder } from "#kit/testing/tenant-builder.ts";
import type { TestServer } from "#kit/testing/test-server.ts";
import type { Tx } from "../database/tenant-transaction.ts";
import { featureOf } from "../feature-of.ts";
import { defineNotice } from "./define-notice.ts";
import { notify } from "./notify.ts";
import { chooseNotice } from "./sql.ts";

const group = { id: "test", name: ["Versuch", "Trial"] } as const;

function kindOf(id: string, usual: NoticeMode) {
	return defineNotice<{ thing: string }>({
		id,
		group,
		usual,
		words: {
			"de-DE": {
				name: `Neues von ${id}`,
				subject: ({ actor, thing }) => `${actor} hat ${thing}`,
				text: ({ actor, person, thing }) => `${actor} hat ${thing} von ${person}.\nZweite Zeile.`,
			},
			"en-EN": {
				name: `News of ${id}`,
				subject: ({ actor, thing }) => `${actor} has ${thing}`,
				text: ({ actor, person, thing }) => `${actor} has ${thing} of ${person}.`,
			},
		},
		place: ({ thing }) => `/home/dashboard?p=thing:${thing}`,
	});
}

export const done = kindOf("test.done", "NOW");
export const wanted = kindOf("test.wanted", "DIGEST");
export const quiet = kindOf("test.quiet", "OFF");
/** The kit alone, with these kinds. */
export const noticeFeatures = [featureOf({ notices: { notices: [done, wanted, quiet] } })];

/** Anna is told of what Ben does. */
export async function noticeCompany(
	on: TestServer,
	anna: Partial<NewPerson> = {},
	build: (tenant: TenantBuilder) => Promise<Partial<NewPerson>> = async () => ({}),
) {
	const made = await buildTenant(on.ownerUrl, async (tenant) => {
		const mail = `anna.${tenant.newId()}@example.org`;
		const more = await build(tenant);
		return {
			anna: (await tenant.person({ firstName: "Anna", lastName: "Berg", mail, ...anna, ...more }))
				.id,
			ben: (
				await tenant.person({
					firstName: "Ben",
					lastName: "Kurz",
					mail: `ben.${tenant.newId()}@example.org`,
				})
			).id,
		};
	});
	const { tenantId } = made;
	const within = <T>(work: (tx: Tx) => Promise<T>) =>
		on.services.database.transaction(tenantId, work);
	const about = { entity: "thing", id: newId(on.clock.now().getTime()), userId: made.anna };
	const context = () => ({
		tenantId,
		now: on.clock.now(),
		session: { userId: made.ben, impersonatorId: null },
	});
	const tell = (kind: typeof done, thing: string, to: readonly string[] = [made.anna, made.ben]) =>
		within((tx) => notify(tx, context(), { kind, to, about, parameters: { thing } }));
	const mails = (userId = made.anna) => deliveredNotices(on, { tenantId, userId });
	const choose = (kind: string, mode: NoticeMode) =>
		within((tx) => chooseNotice(tx, tenantId, made.anna, { kind, mode }));
	return { ...made, within, context, about, tell, mails, choose };
}
