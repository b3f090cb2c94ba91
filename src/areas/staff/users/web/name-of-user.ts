import { namesOfUsers } from "./names-of-users.ts";

/** "Vogt, Lena"; undefined of somebody who is gone or may not be seen. */
export async function nameOfUser(id: string): Promise<string | undefined> {
	return (await namesOfUsers([id])).get(id);
}
