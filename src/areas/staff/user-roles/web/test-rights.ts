import { contract as logHistory } from "#areas/settings/log-history/contract.ts";
import { contract as roles } from "#areas/staff/roles/contract.ts";
import { recorded } from "#kit/testing/recorded.ts";
import type { StubServer } from "#kit/testing/stub-server.ts";
import { contract, type RoleAssignment } from "../contract.ts";
import file from "./recorded.json";

/** What the server answered about Lena Vogt and Jonas Adler; see docs/how-to/record-answers.md. */
export const answers = recorded({ ...contract, ...logHistory, listRoles: roles.listRoles }, file);

const { getEffectivePermissions, listRoleAssignments, listUserPermissions } = answers;

export const assignmentsOf = {
	lena: listRoleAssignments.lena.items as [RoleAssignment],
	jonas: listRoleAssignments.jonas.items as [RoleAssignment, RoleAssignment, RoleAssignment],
};

/** The roles there are, and what somebody holds. */
export function answerRights(server: StubServer, name: keyof typeof assignmentsOf): void {
	const [{ userId }] = assignmentsOf[name];
	const permissions = { ...contract.listUserPermissions, path: `/api/users/${userId}/permissions` };
	const path = `/api/users/${userId}/effective-permissions`;
	const effective = { ...contract.getEffectivePermissions, path };
	const at = (query: URLSearchParams) => (query.has("unitId") ? "lenaAtNorth2" : name);
	server.answer(roles.listRoles, answers.listRoles.all);
	server.answer(contract.listRoleAssignments, listRoleAssignments[name]);
	server.answer(permissions, ({ query }) => listUserPermissions[at(query)]);
	server.answer(effective, ({ query }) => getEffectivePermissions[at(query)]);
}
