import { buildTenant } from "#kit/testing/build-tenant.ts";
import type { TestServer } from "#kit/testing/test-server.ts";

/** Whom a journey signs in. */
export interface Who {
	readonly tenantNo: string;
	readonly username: string;
	readonly password: string;
}

type Wanted = NonNullable<Parameters<typeof buildTenant>[2]>;

const sofiaKrueger = {
	firstName: "Sofia",
	lastName: "Krüger",
	username: "sofia",
	mail: "sofia@klinikum.example",
};

const lenaVogt = {
	firstName: "Lena",
	lastName: "Vogt",
	username: "lena",
	mail: "lena@klinikum.example",
};

/** A tenant of its own with two sites, a project and two people; Sofia may work in both sites. */
export async function buildOffice({ ownerUrl }: TestServer, wanted: Wanted = {}) {
	const built = await buildTenant(
		ownerUrl,
		async (tenant) => {
			const south = await tenant.site({
				name: "Haus Süd",
				timeZone: "Europe/Vienna",
				country: "AT",
				region: null,
			});
			const sofia = await tenant.person({ ...sofiaKrueger, otherSiteIds: [south.siteId] });
			const lena = await tenant.person(lenaVogt);
			await tenant.project({
				name: "Neubau Haus C",
				nodes: ["Planung", "Bauleitung"],
				userIds: [sofia.id],
			});
			return { sofia, lena, created: tenant.created };
		},
		wanted,
	);
	const who = (username: string): Who => ({
		tenantNo: built.tenantNo,
		username,
		password: built.sofia.password,
	});
	return { ...built, asSofia: who("sofia"), asLena: who("lena") };
}
