import { type RawBuilder, sql } from "kysely";

/**
 * Whether a user's profile is shown: the account is not frozen or being deleted, and no decision hides the profile.
 *
 * @param uuid of the user, as an expression
 */
function isShownUser(uuid: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql`(
    not exists (select 1 from accounts where accounts.user_uuid = ${uuid} and accounts.state <> 'active')
    and not exists (select 1 from content_restrictions
      where content_restrictions.target = 'profile/' || ${uuid} and content_restrictions.state <> 'shown'))`;
}

/** Whether a row of `posts` is shown: it is public, its author is shown, and no decision hides it. */
export const isShownPost: RawBuilder<boolean> = sql`(
  posts.is_public = 1
  and not exists (select 1 from content_restrictions
    where content_restrictions.target = 'post/' || posts.uuid and content_restrictions.state <> 'shown')
  and ${isShownUser(sql.ref("posts.author_uuid"))})`;

/** Whether something that is shown uses a row of `media`: a post, a user as the avatar, or an event. */
export const isShownMedium: RawBuilder<boolean> = sql`(
  exists (select 1 from post_media join posts on posts.uuid = post_media.post_uuid
    where post_media.media = media.name and ${isShownPost})
  or exists (select 1 from users where users.avatar = media.name and ${isShownUser(sql.ref("users.uuid"))})
  or exists (select 1 from events where events.background = media.name)
  or exists (select 1 from events where events.icon = media.name))`;
