import { beforeEach, expect, test } from "vitest";
import { insertOneTimeLink } from "#database/new-administrator.ts";
import { buildTenant } from "#kit/testing/build-tenant.ts";
import { withClient } from "#kit/testing/test-cluster.ts";
import { useTestServer } from "#kit/testing/test-server.ts";
import { contract } from "../contract.ts";

const server = useTestServer();

let tenant: { tenantNo: string; secret: string; userId: string };

beforeEach(async () => {
	tenant = await buildTenant(server().ownerUrl, async (builder) => {
		const { id } = await builder.person({
			firstName: "Erika",
			lastName: "Muster",
			username: "erika",
		});
		const secret = await insertOneTimeLink(builder.tx, {
			tenantId: builder.tenantId,
			userId: id,
			purpose: "INVITE",
			now: server().clock.now(),
		});
		return { secret, userId: id };
	});
});

const open = (code = tenant.secret, tenantNo = tenant.tenantNo) =>
	server().browser().call(contract.loginByToken, { tenantNo, code });

test("a link lives for 72 hours", async () => {
	server().clock.advance({ hours: 71, minutes: 59 });
	expect((await open()).refusal.code).toBe("PASSWORD_MUST_CHANGE");
});

test("and not a minute longer", async () => {
	server().clock.advance({ hours: 72 });
	expect((await open()).refusal.code).toBe("LINK_INVALID");
});

test("another tenant, another secret, another person's state: the same answer", async () => {
	const other = await buildTenant(server().ownerUrl, async () => ({}));
	const answers = [
		await open(tenant.secret, other.tenantNo),
		await open(tenant.secret, "00000"),
		await open(`${tenant.secret.slice(0, -3)}AAA`),
	];
	await withClient(server().adminUrl, (client) =>
		client.query("update app_user set is_enabled = false where id = $1", [tenant.userId]),
	);
	answers.push(await open());
	for (const { refusal, status } of answers) {
		expect(status).toBe(422);
		expect(refusal).toMatchObject({
			code: "LINK_INVALID",
			message: "Der Link ist ungültig, abgelaufen oder wurde bereits verwendet.",
		});
	}
});

test("opened twice at once it opens once", async () => {
	const codes = await Promise.all([open(), open(), open()]);
	const opened = codes.filter((one) => one.refusal.code === "PASSWORD_MUST_CHANGE");
	expect(opened).toHaveLength(1);
});
