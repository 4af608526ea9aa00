"""Uses supabase-py as its users do, against the server named by JOBFLOW_BASE_URL."""

import os
import urllib.request
import uuid

from postgrest.exceptions import APIError
from storage3.exceptions import StorageApiError
from supabase import create_client

url, key = os.environ["JOBFLOW_BASE_URL"], os.environ["JOBFLOW_ANON_KEY"]
client = create_client(url, key)


def refused(code, call):
    try:
        call()
    except APIError as error:
        assert error.code == code, error
    else:
        raise AssertionError(f"{code} expected")


# Accounts.
email = f"py-{uuid.uuid4()}@example.com"
answer = client.auth.sign_up(
    {"email": email, "password": "secret-1", "options": {"data": {"full_name": "Py Test"}}}
)
user = answer.user.id
assert answer.session.access_token
client.auth.sign_out()
client.auth.sign_in_with_password({"email": email, "password": "secret-1"})
assert client.auth.get_user().user.email == email
assert client.auth.refresh_session().session.access_token
profile = client.table("profiles").select("*").eq("id", user).single().execute().data
assert profile["full_name"] == "Py Test"

# Rows.
template = client.table("process_templates").insert({"name": "Solar"}).execute().data[0]
job = (
    client.table("jobs")
    .insert({"name": "Roof", "assigned_to": user, "template_id": template["id"]})
    .execute()
    .data[0]
)
steps = client.table("job_action_instances").insert(
    [{"job_id": job["id"], "name": name, "sequence_order": n} for n, name in enumerate("abcd", 1)]
)
assert len(steps.execute().data) == 4
relations = """*,
    process_templates(name, description),
    profiles(full_name),
    job_action_instances(*)"""
(row,) = (
    client.table("jobs")
    .select(relations)
    .eq("assigned_to", user)
    .order("created_at", desc=True)
    .execute()
    .data
)
assert row["process_templates"] == {"name": "Solar", "description": None}
assert row["profiles"] == {"full_name": "Py Test"}
assert len(row["job_action_instances"]) == 4
refused("PGRST200", lambda: client.table("jobs").select("*,missing(*)").execute())

actions = client.table("job_action_instances")
page = actions.select("*", count="exact").order("sequence_order").range(1, 2).execute()
assert page.count == 4 and [r["name"] for r in page.data] == ["b", "c"]
assert client.table("jobs").select("*", count="exact", head=True).execute().count == 1


def names(query):
    return "".join(sorted(r["name"] for r in query.execute().data))


def select():
    return client.table("job_action_instances").select("name")


assert names(select().in_("name", ["a", "b c", "d,e"])) == "a"
assert names(select().or_("name.eq.a,sequence_order.gt.3")) == "ad"
assert names(select().ilike("name", "%A%")) == "a"
assert names(select().not_.is_("completed_at", "null")) == ""
assert names(select().ilike_any_of("name", "A%,b")) == "ab"
assert names(select().like_all_of("name", "a%,%b")) == ""
assert select().eq("name", "a").csv().execute().data == "name\na"
assert names(select().is_("completed_at", "null").neq("name", "a").gte("sequence_order", 2)) == "bcd"
assert names(select().lt("sequence_order", 3).lte("sequence_order", 2).gt("sequence_order", 1)) == "b"
assert select().eq("name", "x").maybe_single().execute() is None
refused("PGRST116", lambda: select().eq("name", "x").single().execute())
refused("22P02", lambda: client.table("jobs").select("*").eq("id", "x").execute())

changed = (
    client.table("job_action_instances")
    .update({"status": "completed", "completed_at": "2026-11-21T07:19:28.686Z"})
    .eq("job_id", job["id"])
    .gt("sequence_order", 1)
    .execute()
    .data
)
assert len(changed) == 3 and changed[0]["completed_at"] == "2026-11-21T07:19:28.686+00:00"
step = changed[0]
merged = (
    client.table("job_action_instances")
    .upsert([{**step, "notes": "again"}, {**changed[1], "notes": "too"}], on_conflict="id")
    .execute()
    .data
)
assert [r["notes"] for r in merged] == ["again", "too"]
refused("23505", lambda: client.table("jobs").insert({"id": job["id"], "name": "x"}).execute())
refused("42501", lambda: client.table("user_roles").insert({"user_id": user, "role": "admin"}).execute())
refused("PGRST202", lambda: client.rpc("missing", {"a": 1}).execute())

# Another user's rows look absent.
other = create_client(url, key)
other.auth.sign_in_with_password(
    {"email": os.environ["JOBFLOW_EMAIL"], "password": os.environ["JOBFLOW_PASSWORD"]}
)
assert len(other.table("jobs").select("*").execute().data) == 3
assert other.table("jobs").update({"name": "x"}).eq("id", job["id"]).execute().data == []
assert other.table("jobs").delete().eq("id", job["id"]).execute().data == []

# Files.
assert {b.id for b in client.storage.list_buckets()} >= {"action-media", "job-files"}
files = client.storage.from_("job-files")
stored = files.upload(f"{user}/note 1.txt", b"hello", {"content-type": "text/plain"})
assert stored.path == f"{user}/note 1.txt"
assert files.download(f"{user}/note 1.txt") == b"hello"
try:
    files.upload(f"{user}/note 1.txt", b"again")
except StorageApiError as error:
    assert error.status == "409" and error.code == "Duplicate", error
else:
    raise AssertionError("409 expected")
files.upload(f"{user}/note 1.txt", b"again", {"upsert": "true"})
files.update(f"{user}/note 1.txt", b"third")
assert files.exists(f"{user}/note 1.txt") and not files.exists(f"{user}/none")
assert [f["name"] for f in files.list(user)] == ["note 1.txt"]
signed = files.create_signed_url(f"{user}/note 1.txt", 60)["signedURL"]
assert urllib.request.urlopen(signed).read() == b"third"
many = files.create_signed_urls([f"{user}/note 1.txt", "none"], 60)
assert [m["error"] is None for m in many] == [True, False]
assert other.storage.from_("job-files").list(user) == []
files.copy(f"{user}/note 1.txt", f"{user}/d/copy.txt")
files.move(f"{user}/d/copy.txt", f"{user}/d/moved.txt")
assert [f["name"] for f in files.list(f"{user}/d")] == ["moved.txt"]
target = files.create_signed_upload_url(f"{user}/d/signed.txt")
files.upload_to_signed_url(f"{user}/d/signed.txt", target["token"], b"signed")
assert files.download(f"{user}/d/signed.txt") == b"signed"
assert len(files.remove([f"{user}/d/moved.txt", f"{user}/d/signed.txt"])) == 2
assert len(files.remove([f"{user}/note 1.txt"])) == 1
media = client.storage.from_("action-media")
media.upload(f"{user}/a.png", b"png", {"content-type": "image/png"})
assert urllib.request.urlopen(media.get_public_url(f"{user}/a.png").rstrip("?")).read() == b"png"
client.storage.create_bucket(f"b-{user}")
client.storage.from_(f"b-{user}").upload("x", b"x")
client.storage.update_bucket(f"b-{user}", {"public": True})
assert client.storage.get_bucket(f"b-{user}").public
client.storage.empty_bucket(f"b-{user}")
client.storage.delete_bucket(f"b-{user}")

client.table("jobs").delete().eq("id", job["id"]).execute()
assert client.table("job_action_instances").select("*").execute().data == []
client.auth.sign_out()
assert client.table("jobs").select("*").execute().data == []
