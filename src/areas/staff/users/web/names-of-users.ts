import { userName } from "./user-name.ts";
import { fetchUsers } from "./user-picker/known-users.ts";

/** "Vogt, Lena" by the id, of those whom one may see. */
export async function namesOfUsers(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
	const wanted = new Set(ids);
	const users = await fetchUsers();
	return new Map(users.filter(({ id }) => wanted.has(id)).map((user) => [user.id, userName(user)]));
}
